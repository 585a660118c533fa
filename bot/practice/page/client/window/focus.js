/** Keeping the keyboard where it is while what it is in is made anew. */

/** Change what is in `element`; what had the focus there has it again, known by its `data-id`. */
export function keepingFocus(element, change) {
  const held = element.contains(document.activeElement) && document.activeElement.dataset.id;
  change();
  if (held)
    element.querySelector(`[data-id="${CSS.escape(held)}"]`)?.focus({ preventScroll: true });
}
