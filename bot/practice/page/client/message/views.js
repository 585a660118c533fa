/*
 * A view is `{element, update(data)}`: an element that stays where it is, and how it comes to show
 * other data. An edit of a message goes down the views and touches only what it changes, so open
 * menus, the focus and pictures live through it.
 */

/** Calls `update` only with data that differ from the last. */
export function onChange(update) {
  let last;
  return (data) => {
    const now = JSON.stringify(data);
    if (now === last) return;
    last = now;
    update(data);
  };
}

/**
 * Views in a row inside `element`. `make(data)` gives a view, yet to be updated; one whose `key`
 * of the data is the same as before is kept in its place.
 */
export function listView(element, make, key = () => "") {
  const shown = [];
  return {
    element,
    update(list) {
      for (const [place, data] of list.entries()) {
        const old = shown[place];
        if (old?.key !== key(data)) {
          shown[place] = { key: key(data), view: make(data) };
          if (old) old.view.element.replaceWith(shown[place].view.element);
          else element.append(shown[place].view.element);
        }
        shown[place].view.update(data);
      }
      for (const { view } of shown.splice(list.length)) view.element.remove();
    },
  };
}
