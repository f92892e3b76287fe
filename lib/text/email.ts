export const EMAIL_MAX = 254;
/** A longer text isn't searched for an address, because that would take long. */
const TYPED_MAX = 1_000;

/**
 * Returns an email address in lower case, without what is often pasted along with it: invisible or full-width
 * characters, `mailto:` with its parameters, a name in brackets beside it or before one in angle brackets, and trailing
 * punctuation. A domain in other letters becomes the one in ASCII that stands for it (`例子.com`: `xn--fsqu00a.com`),
 * because that's what mail is sent to.
 */
export function cleanEmail(typed: string): string {
  return clean(typed, (text) => text);
}

/**
 * Does the same for a cell of a list, where a name may stand before the address without brackets. Not for forms: in
 * `Mei tan@example.com` the space may be a typo, and mail would go to somebody else.
 */
export function cleanListedEmail(typed: string): string {
  return clean(typed, (text) => NAMED.exec(text)?.[1] ?? text);
}

function clean(typed: string, withoutBareName: (text: string) => string): string {
  if (typed.length > TYPED_MAX) return typed;
  const seen = typed
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .replace(/[。｡]/g, ".")
    .trim();
  const address = withoutBareName(withoutName(seen))
    .trim()
    .replace(/^(?:e-?mail|e):\s*/i, "")
    .replace(/^mailto:.*$/is, linked)
    .replace(/^[\s"'“”‘’([{<]+|[;,.\s"'“”‘’)\]}>]+$/g, "")
    .toLowerCase();
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + inAscii(address.slice(at));
}

/** `Mei <a@b.com>`, `Mei [a@b.com]`, `a@b.com (Mei)` or `[Mei](mailto:a@b.com)`. */
function withoutName(seen: string): string {
  const [inAngles] = /(?<=<)[^<>@]*@[^<>]*(?=>[;,.\s]*$)/.exec(seen) ?? [];
  if (inAngles !== undefined) return inAngles;
  const [, shown, link] = MARKDOWN.exec(seen) ?? [];
  if (link !== undefined && (shown === link || !shown?.includes("@"))) return link;
  if (seen.split("@").length > 2) return seen;
  const [inBrackets] = /(?<=[([{<])[^()[\]{}<>\s]+@[^()[\]{}<>\s]+(?=[)\]}>])/.exec(seen) ?? [];
  const before = seen.replace(BESIDE, "").trim();
  return inBrackets ?? (before.includes("@") ? before : seen);
}

/** What stands behind an address: `a@b.com (Mei)`, `a@b.com - Mei`. */
const BESIDE = /(?:[([{<][^()[\]{}<>@]*[)\]}>][;,.\s]*|\s[-–—]\s[^@]*)$/;
const MARKDOWN = /^\[([^[\]]*)\]\((?:mailto:)?([^()]*)\)$/i;

/**
 * Words before an address are a name when each has a capital letter or one of a script without capitals, and the address
 * has a small one: in `mei tan@example.com`, only the space is wrong.
 */
const NAMED = /^(?:[^\p{Ll}\p{N}\p{P}\p{S}\s][^\s@]*\s+)+((?:mailto:)?[a-z0-9][^\s@]*@\S+)$/u;

/** Returns the address of a link: its path, or the parameter `to`. */
function linked(link: string): string {
  const [path = "", parameters = ""] = link.slice("mailto:".length).split(/\?(.*)/s);
  const [, to = ""] = /(?:^|&)to=([^&]*)/i.exec(parameters) ?? [];
  return decoded(path.trim() || to);
}

/** Unlike in a form, a plus in a link is a plus (RFC 6068). */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
