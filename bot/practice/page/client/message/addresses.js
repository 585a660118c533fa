/** What a link has that leads away from the page. */
export const AWAY = { target: "_blank", rel: "noopener noreferrer" };

/** An address taken apart, or null where no browser would take it for one. */
export function parsed(href) {
  try {
    return new URL(href);
  } catch {
    return null;
  }
}

/** Where the page may load a file from: one of a message by its path alone, or null. */
export function local(href) {
  if (/^(?:data:image\/|blob:)/.test(href)) return href;
  const path = isWeb(href) ? parsed(href).pathname : "";
  return path.startsWith("/attachments/") ? path : null;
}

/** Whether an address may be opened from the page. */
export function isWeb(href) {
  return /^https?:$/.test(parsed(href)?.protocol ?? "");
}
