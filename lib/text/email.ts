export const EMAIL_MAX = 254;

/**
 * Returns an email address in lower case, without what is often pasted along with it: invisible or full-width
 * characters, a name before `<a@b>`, `mailto:`, and trailing punctuation. A domain in other letters becomes the one in
 * ASCII that stands for it (`例子.com`: `xn--fsqu00a.com`), because that's what mail is sent to.
 */
export function cleanEmail(typed: string): string {
  const seen = typed
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .replace(/[。｡]/g, ".")
    .trim();
  const inside = /<([^<>]*)>[;,.\s]*$/.exec(seen)?.[1] ?? seen;
  const address = inside
    .trim()
    .replace(/^(?:e-?mail|e):\s*/i, "")
    .replace(/^mailto:\s*([^?]*).*$/i, "$1")
    .replace(/^[\s"'“”‘’([{<]+|[;,.\s"'“”‘’)\]}>]+$/g, "")
    .toLowerCase();
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + inAscii(address.slice(at));
}

/**
 * Returns true for one address that mail can be sent to: letters without accents before the `@`, because few servers
 * take others, and a domain with a dot.
 */
export function isEmailAddress(address: string): boolean {
  return address.length <= EMAIL_MAX && ADDRESS.test(address);
}

const ADDRESS =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

function inAscii(domain: string): string {
  if (!/[^\x00-\x7f]/.test(domain) || /[\s/\\:?#@]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
