/** Returns the absolute http(s) address of a link in a mail. Throws TypeError for anything else. */
export function webAddress(href: string): string {
  const url = new URL(href);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new TypeError("a link in a mail must be http(s)");
  return url.href;
}
