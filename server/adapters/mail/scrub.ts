const MAX_LENGTH = 300;

/**
 * Returns a mail server's response in a form safe to store and log: without addresses, links, codes, and long words
 * that may be secrets. Status codes (550, 5.1.1) are kept.
 */
export function scrub(said: string): string {
  return said
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/[a-z][a-z0-9+.-]*:\/\/\S+/gi, "[link]")
    .replace(/\S+@\S+/g, "[address]")
    .replace(/\+?\d{5,}/g, "[number]")
    .replace(/[\w+/=-]{20,}/g, "[secret]")
    .trim()
    .slice(0, MAX_LENGTH);
}
