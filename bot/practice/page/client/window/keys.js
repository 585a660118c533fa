/** Keys that work anywhere on the page. */

/** What has its own use for letters. */
const TAKES_LETTERS = "input, textarea, select, [role=listbox], [role=combobox], [popover]";

export function followKeys({ people, places, workshop, sheets, composer, inView, goTo }) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const act = chosen(event);
    if (!act) return;
    if (act !== composer.focus) event.preventDefault();
    act();
  });

  function chosen(event) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey && key === "ArrowDown") return () => goTo(places.beside(inView(), 1));
    if (altKey && key === "ArrowUp") return () => goTo(places.beside(inView(), -1));
    if ((ctrlKey || metaKey) && key.toLowerCase() === "k") return people.open;
    if (key === "F2") return () => workshop.open(!workshop.isOpen());
    if (key === "Escape" && sheets.isOpen()) return sheets.close;
    if (key === "Escape" && workshop.isOpen()) return () => workshop.open(false);
    const writes = key.length === 1 && key !== " " && !altKey && !ctrlKey && !metaKey;
    const isFree = !event.target.closest?.(TAKES_LETTERS);
    return writes && isFree ? composer.focus : null;
  }
}
