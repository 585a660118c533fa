/** The signs on buttons, drawn here: no font need have them. */

const SVG = "http://www.w3.org/2000/svg";
const PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  menu: "M4 6h16M4 12h16M4 18h16",
  send: "M4 11.5L20 4l-6 16-3.500-6.500z",
  switch: "M8 9l4-4 4 4M8 15l4 4 4-4",
  terminal: "M4 5h16v14H4zM7.500 9l3 3-3 3M13 15h4",
  theme: "M20 14.500A8 8 0 1 1 9.500 4a6.500 6.500 0 0 0 10.500 10.500z",
  thread: "M6 4v8a4 4 0 0 0 4 4h8M14 12l4 4-4 4",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  window: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
};

/** A drawing as large as the letters around it. It says nothing to a screen reader. */
export function icon(name) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("class", "drawn");
  picture.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  picture.append(path);
  return picture;
}
