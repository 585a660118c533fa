const GAP = 4;
const EDGE = 8;
const LEAST_HEIGHT = 200;
const MOST_HEIGHT = 340;

/**
 * Keeps a popover that opens beside `anchor`, below it or above where there is more room, as wide
 * as `width` or the anchor. In the top layer no scrolling box can clip it.
 */
export function float(popup, anchor, width) {
  const place = () => {
    const box = anchor.getBoundingClientRect();
    const wide = Math.min(width ?? box.width, innerWidth - 2 * EDGE);
    const below = innerHeight - box.bottom - GAP - EDGE;
    const above = box.top - GAP - EDGE;
    const down = below >= LEAST_HEIGHT || below >= above;
    Object.assign(popup.style, {
      left: `${Math.max(EDGE, Math.min(box.left, innerWidth - EDGE - wide))}px`,
      width: `${wide}px`,
      maxHeight: `${Math.min(down ? below : above, MOST_HEIGHT)}px`,
      top: down ? `${box.bottom + GAP}px` : "auto",
      bottom: down ? "auto" : `${innerHeight - box.top + GAP}px`,
    });
  };
  const open = new AbortController();
  const { signal } = open;
  const closed = ({ newState }) => newState === "closed" && open.abort();
  popup.addEventListener("beforetoggle", closed, { signal });
  for (const what of ["scroll", "resize"]) {
    addEventListener(what, place, { capture: true, passive: true, signal });
  }
  place();
}
