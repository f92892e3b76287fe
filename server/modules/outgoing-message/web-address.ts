/** An absolute http(s) address, or an error: nothing else may stand behind a link in a mail. */
export function webAddress(href: string): string {
  const url = new URL(href);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new TypeError("a link in a mail must be http(s)");
  return url.href;
}
