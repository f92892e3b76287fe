import { cleanListedEmail, isEmailAddress } from "@/lib/text/email";
import { phoneCountry, phoneDigits, phoneProblem, writtenPhone } from "@/lib/phone/phone";
import { PHONE_COUNTRIES } from "@/lib/phone/phone-countries";
import { NOTHING, type Reading, spaced } from "./cell";

export function readEmail(typed: string): Reading<string> {
  if (typed === "" || NOTHING.test(typed) || /^anonymous$/i.test(typed)) return { value: "" };
  // Several addresses may also be separated by spaces and slashes; a comma within a single one is a typo.
  const hasSeveral = typed.split("@").length > 2;
  const parts = typed.split(hasSeveral ? /[;,|/&\s]+/ : /:::|[;\n|]|,\s|\s\/\s/);
  const found = parts.map(addressIn).find(Boolean);
  return found ? { value: found } : { value: "", reason: `“${typed}” is not an email address` };
}

function addressIn(written: string): string | null {
  const email = cleanListedEmail(
    spaced(written.trim())
      .replace(/ ?\((work|home|personal|office|main)\)$/i, "")
      .replace(/ ?@ ?/g, "@"),
  );
  return isEmailAddress(email) && !FORMULA_OR_LINK.test(email) ? email : null;
}

/** Characters that are valid in an address, but come from a formula or a link in a sheet. */
const FORMULA_OR_LINK = /[=/]/;

/** The dialling codes of numbers without one: of the country that the row names, and of the file's other numbers. */
export type LocalCodes = { row: string | null; file: string | null };
const UNKNOWN: LocalCodes = { row: null, file: null };

/** Reads a number; one without a dialling code is from Singapore unless it can't be and `local` or its form say more. */
export function readPhone(
  typed: string,
  local: LocalCodes = UNKNOWN,
): Reading<{ countryCode: string; phone: string }> {
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
    const found = numberIn(each, local);
    if (found) return { value: found };
  }
  return refused;
}

/** A number within a text: `Mei 9123 4567 ext 12`. */
const RUN = /(?<![\d.])\+?\d[\d \u00a0.-]{5,}\d(?![\d.])/g;

/** Separates several numbers in a cell. */
const SEVERAL = /:::|[;,\n|]|\s\/\s|(?<=\d{4}\s?)\/(?=\s?\+?\d{4})|\s(?:or|and)\s/i;

type PhoneNumber = { countryCode: string; phone: string };

function numberIn(first: string, local: LocalCodes): PhoneNumber | null {
  const compact = first
    .replace(/\(0\)/, "")
    .replace(/[^\d+]/g, "")
    .replace(/^00/, "+");
  const abroad = compact.startsWith("+") ? null : localNumber(compact, local);
  if (abroad && !/[a-z]{3}/i.test(first.replace(LABELS, ""))) return abroad;
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
  return isLong ? numberIn(`+${compact}`, local) : null;
}

const IN_SINGAPORE = /^[3689]\d{7}$/;

/** Returns a number as one of the country that its row, or else the file, is about; null where it may be of Singapore. */
function localNumber(digits: string, { row, file }: LocalCodes): PhoneNumber | null {
  for (const code of [row, file]) {
    const country = code ? phoneCountry(code) : undefined;
    if (!country || code === "+65") continue;
    const isFixed = country.minLength === country.maxLength;
    const mayBeOurs = IN_SINGAPORE.test(digits) && !(code === row && isFixed && country.minLength === 8);
    // Most lengths fit a country whose numbers differ in length.
    const isTelling = digits.startsWith("0") || isFixed || code === row;
    const phone = writtenPhone(country.code, digits);
    if (!mayBeOurs && isTelling && !phoneProblem(country.code, phone))
      return { countryCode: country.code, phone };
  }
  return null;
}

/** How many numbers tell where a list is from; reading all of a long one would keep other requests waiting. */
const SAMPLE = 200;

/**
 * Returns the dialling code that most numbers from abroad have, in a list with no more numbers of Singapore; null where
 * there is none.
 */
export function codeOfMost(cells: readonly string[]): string | null {
  const counts = new Map<string, number>();
  let ours = 0;
  for (const cell of cells.slice(0, SAMPLE)) {
    const { value, reason } = readPhone(cell);
    if (reason !== undefined || !value.phone) continue;
    if (value.countryCode === "+65") ours++;
    else if (/^\s*(?:\+|00)/.test(cell))
      counts.set(value.countryCode, (counts.get(value.countryCode) ?? 0) + 1);
  }
  const all = [...counts].toSorted(([, one], [, other]) => other - one);
  const [code, most] = all[0] ?? [null, 0];
  const abroad = all.reduce((sum, [, count]) => sum + count, 0);
  return most * 2 > abroad && most >= ours ? code : null;
}

const REGIONS = new Intl.DisplayNames("en", { type: "region" });
/** Names of countries that people write in another way. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  sgp: "Singapore",
  spore: "Singapore",
  "s'pore": "Singapore",
  "republic of singapore": "Singapore",
  新加坡: "Singapore",
  singapura: "Singapore",
  சிங்கப்பூர்: "Singapore",
  mys: "Malaysia",
  马来西亚: "Malaysia",
  馬來西亞: "Malaysia",
  மலேசியா: "Malaysia",
  ind: "India",
  bharat: "India",
  印度: "India",
  இந்தியா: "India",
  भारत: "India",
  idn: "Indonesia",
  印尼: "Indonesia",
  印度尼西亚: "Indonesia",
  chn: "China",
  prc: "China",
  中国: "China",
  中國: "China",
  香港: "Hong Kong",
  台湾: "Taiwan",
  台灣: "Taiwan",
  臺灣: "Taiwan",
  usa: "United States",
  "u.s.a.": "United States",
  us: "United States",
  uk: "United Kingdom",
  "u.k.": "United Kingdom",
  gbr: "United Kingdom",
  england: "United Kingdom",
  scotland: "United Kingdom",
  uae: "United Arab Emirates",
  deu: "Germany",
  deutschland: "Germany",
  brd: "Germany",
  aus: "Australia",
  korea: "South Korea",
};

/** The longest name first, as in `Guinea-Bissau` before `Guinea`. */
const COUNTRIES = PHONE_COUNTRIES.flatMap(({ code, name }) =>
  name.split(", ").map((each) => ({ name: each, code })),
).toSorted((one, other) => other.name.length - one.name.length);

/** Returns the country that a cell names, `IN`, `India` or `印度`, with its dialling code; its own text if unknown. */
export function readCountry(typed: string): { name: string; code: string | null } {
  const other = OTHER_NAMES[typed.toLowerCase()];
  const name = other ?? (/^[a-z]{2}$/i.test(typed) ? REGIONS.of(typed.toUpperCase()) : undefined) ?? typed;
  const found = COUNTRIES.find((each) => name.toLowerCase().startsWith(each.name.toLowerCase()));
  return found ?? { name, code: null };
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
