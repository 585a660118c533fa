/**
 * An element with properties, listeners (`onclick`, …), attributes and children.
 * What is null, undefined or false is left out; a string child is text and never HTML.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) set(element, name, value);
  element.append(...children.flat(Infinity).filter(isThere));
  return element;
}

function set(element, name, value) {
  if (!isThere(value)) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name in element) element[name] = value;
  else element.setAttribute(name, value === true ? "" : value);
}

function isThere(value) {
  return value !== null && value !== undefined && value !== false;
}
