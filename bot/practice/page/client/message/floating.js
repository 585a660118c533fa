const GAP = 4;
const EDGE = 8;
const LEAST_HEIGHT = 200;
const MOST_HEIGHT = 400;
const LEAST_WIDTH = 220;

/**
 * Keeps a popover that opens by `anchor`: below it where there is room; else beside the box it
 * stands in, so that what is in that stays in view; else above. It is as wide as `width` or the
 * anchor, if it can be. In the top layer no scrolling box can clip it.
 */
export function float(popup, anchor, width) {
  const around = anchor.closest(".container") ?? anchor;
  const place = () => {
    const box = anchor.getBoundingClientRect();
    const { right } = around.getBoundingClientRect();
    Object.assign(popup.style, placed(box, Math.max(box.right, right), width ?? box.width));
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

function placed(box, side, width) {
  const below = innerHeight - box.bottom - GAP - EDGE;
  const above = box.top - GAP - EDGE;
  const beside = innerWidth - side - GAP - EDGE;
  if (below < LEAST_HEIGHT && beside >= LEAST_WIDTH) {
    const foot = Math.max(EDGE, innerHeight - box.bottom);
    const wide = Math.min(width, beside);
    return standing(side + GAP, wide, innerHeight - foot - EDGE, { bottom: foot });
  }
  const wide = Math.min(width, innerWidth - 2 * EDGE);
  const left = Math.max(EDGE, Math.min(box.left, innerWidth - EDGE - wide));
  return below >= LEAST_HEIGHT || below >= above
    ? standing(left, wide, below, { top: box.bottom + GAP })
    : standing(left, wide, above, { bottom: innerHeight - box.top + GAP });
}

function standing(left, width, room, { top, bottom }) {
  const pixels = (length) => (length === undefined ? "auto" : `${length}px`);
  return {
    left: pixels(left),
    width: pixels(width),
    maxHeight: pixels(Math.min(room, MOST_HEIGHT)),
    top: pixels(top),
    bottom: pixels(bottom),
  };
}
