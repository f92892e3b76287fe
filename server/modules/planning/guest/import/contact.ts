import { cleanEmail, isEmailAddress } from "@/lib/text/email";
import { phoneDigits, phoneProblem, writtenPhone } from "@/lib/phone/phone";
import { PHONE_COUNTRIES } from "@/lib/phone/phone-countries";
import { NOTHING, type Reading, spaced } from "./cell";

export function readEmail(typed: string): Reading<string> {
  if (typed === "" || NOTHING.test(typed)) return { value: "" };
  // Several addresses may also be separated by spaces and slashes; a comma within a single one is a typo.
  const hasSeveral = typed.split("@").length > 2;
  const parts = typed.split(hasSeveral ? /[;,|/&\s]+/ : /:::|[;\n|]|,\s|\s\/\s/);
  const found = parts.map(addressIn).find(Boolean);
  return found ? { value: found } : { value: "", reason: `“${typed}” is not an email address` };
}

function addressIn(written: string): string | null {
  const email = cleanEmail(
    spaced(written.trim())
      .replace(/ ?\((work|home|personal|office|main)\)$/i, "")
      .replace(/ ?@ ?/g, "@"),
  );
  return isEmailAddress(email) && !FORMULA_OR_LINK.test(email) ? email : null;
}

/** Characters that are valid in an address, but come from a formula or a link in a sheet. */
const FORMULA_OR_LINK = /[=/]/;

export function readPhone(typed: string): Reading<{ countryCode: string; phone: string }> {
  const none = { countryCode: "+65", phone: "" };
  if (!typed || NOTHING.test(typed)) return { value: none };
  const number = asNumber(typed.normalize("NFKC"));
  if (number === null) {
    return { value: none, reason: `“${typed}” has lost its last digits: Excel took it for a number` };
  }
  const all = number
    .replace(/\([^()\d]*\)/g, ";")
    .replace(TWO_OF_EIGHT, "$1;$2")
    .split(SEVERAL)
    .map((part) => part.trim())
    .filter(Boolean);
  const refused = { value: none, reason: `“${typed}” is not a phone number` };
  // Ignores words beside the number.
  const runs = number.match(RUN) ?? [];
  for (const each of [...all, ...runs]) {
    const found = numberIn(each);
    if (found) return { value: found };
  }
  return refused;
}

/** A number within a text: `Mei 9123 4567 ext 12`. */
const RUN = /(?<![\d.])\+?\d[\d \u00a0.-]{5,}\d(?![\d.])/g;

/** Separates several numbers in a cell. */
const SEVERAL = /:::|[;,\n|]|\s\/\s|(?<=\d{4}\s?)\/(?=\s?\+?\d{4})|\s(?:or|and)\s/i;

function numberIn(first: string): { countryCode: string; phone: string } | null {
  const compact = first
    .replace(/\(0\)/, "")
    .replace(/[^\d+]/g, "")
    .replace(/^00/, "+");
  const countryCode = compact.startsWith("+")
    ? PHONE_COUNTRIES.map(({ code }) => code)
        .filter((code) => compact.startsWith(code))
        .sort((a, b) => b.length - a.length)[0]
    : MALAYSIAN_MOBILE.test(compact)
      ? "+60"
      : "+65";
  if (!countryCode || /[a-z]{3}/i.test(first.replace(LABELS, ""))) return null;
  const rest = writtenPhone(
    countryCode,
    compact.startsWith("+") ? compact.slice(countryCode.length) : compact,
  );
  // Longer than its country allows: a form's field would cut it, but a sheet's cell is reported.
  const phone =
    rest.length > 15 ? rest : phoneDigits(countryCode, rest) === "" ? rest : localDigits(countryCode, rest);
  if (!phoneProblem(countryCode, phone)) return { countryCode, phone };
  // With its country code but without the plus; 1 is ambiguous, because numbers in China begin with it, too.
  const isLong = /^[2-9]\d{10,}$/.test(compact);
  return isLong ? numberIn(`+${compact}`) : null;
}

/**
 * As written in Malaysia, `012-345 6789`: no Singapore number begins with a zero, and Korean ones have one more digit.
 */
const MALAYSIAN_MOBILE = /^(?:01[02-9]\d{7}|011\d{8})$/;

/** Two Singapore numbers separated by a space. */
const TWO_OF_EIGHT = /^([3689]\d{7})\s+([3689]\d{7})$/;

/** Words that people write next to a number. */
const LABELS =
  /\b(ext|tel|telephone|phone|hp|h\/p|handphone|mobile|cell|whatsapp|wa\.me|home|work|office|main)\b[.:]?|https?:/gi;

/**
 * Returns the digits of a number that a sheet took for an amount, `9.1234567E+07` or `91,234,567` or `91234567.0`, and
 * any other text unchanged; null when digits were rounded away.
 */
function asNumber(typed: string): string | null {
  const whole = /^(\d+)\.0+$/.exec(typed)?.[1] ?? typed;
  if (/^\d{1,3}(,\d{3})+$/.test(whole)) return whole.replaceAll(",", "");
  const [, digits = "", decimals = "", exponent] = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(whole) ?? [];
  if (exponent === undefined) return whole;
  // Rounded ones end in more zeros than real numbers.
  return Number(exponent) === decimals.length ? digits + decimals : null;
}

/** A Singapore number may come with its country code but without the plus. */
function localDigits(code: string, digits: string): string {
  const bare = code.slice(1);
  return phoneProblem(code, digits) && digits.startsWith(bare) ? digits.slice(bare.length) : digits;
}
