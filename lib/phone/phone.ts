import { PHONE_COUNTRIES, type PhoneCountry } from "./phone-countries";

export function phoneCountry(code: string): PhoneCountry | undefined {
  return PHONE_COUNTRIES.find((country) => country.code === code);
}

/**
 * Codes whose numbers begin with a zero that is dialled from abroad, too. Numbers under +1 have no leading zero to
 * drop.
 */
const KEEP_ZERO = new Set(["+1", "+39", "+225", "+241", "+242", "+378", "+379"]);

/**
 * Returns the digits allowed in the field, cut at the country's maximum. A complete number, as autofill and pasting
 * provide it, first loses its dialling code and the zero that is dialled only within the country (ITU-T E.123: `+44
 * (0)20 7946 0958`).
 */
export function phoneDigits(code: string, typed: string): string {
  return nationalDigits(code, typed).slice(0, phoneCountry(code)?.maxLength);
}

/**
 * Returns the dialling code and digits of what was typed under `code`; a complete international number overrides the
 * code.
 */
export function typedPhone(code: string, typed: string): { code: string; number: string } {
  const digits = plain(typed).replace(/\D/g, "");
  const international = plain(typed).trim().startsWith("+") ? digits : /^00(\d+)/.exec(digits)?.[1];
  const [other] = PHONE_COUNTRIES.filter((country) => international?.startsWith(country.code.slice(1))).sort(
    (a, b) => b.code.length - a.code.length,
  );
  const isWhole = other && nationalDigits(other.code, typed).length >= other.minLength;
  const found = isWhole ? other.code : code;
  return { code: found, number: phoneDigits(found, typed) };
}

/** Chinese and Japanese keyboards type full-width digits, and copied numbers carry marks of their direction. */
const plain = (typed: string) => typed.normalize("NFKC").replace(/\p{Cf}/gu, "");

/**
 * Returns the digits of a number as people write it, such as `(0)20 7946 0958` or `+65 9123-4567`, without its dialling
 * code. Text that isn't a phone number is returned unchanged. Nothing is cut off.
 */
export function writtenPhone(code: string, typed: string): string {
  return /^\+?[\d\s().\-\u2010-\u2013]+$/.test(typed) ? nationalDigits(code, typed) : typed;
}

function nationalDigits(code: string, typed: string): string {
  const whole = plain(typed).trim().replace(/\(0\)/, "");
  const digits = withoutCode(code.slice(1), whole, whole.replace(/\D/g, ""), phoneCountry(code)?.maxLength);
  return KEEP_ZERO.has(code) || !phoneCountry(code) ? digits : digits.replace(/^0/, "");
}

function withoutCode(code: string, typed: string, digits: string, maximum = Infinity): string {
  const international = typed.startsWith("+") ? code : `00${code}`;
  if (digits.startsWith(international)) return digits.slice(international.length);
  const tooLongByTheCode = digits.length === maximum + code.length && digits.startsWith(code);
  return tooLongByTheCode ? digits.slice(code.length) : digits;
}

/** Returns the problem with a typed number, or null. An empty one is left to `required`. */
export function phoneProblem(code: string, number: string): string | null {
  const country = phoneCountry(code);
  if (!country) return "Please choose a country code from the list";
  if (!/^\d*$/.test(number)) return "phone must have digits only";
  if (number.length < country.minLength) return `phone fill in at least ${country.minLength} digits`;
  return number.length > country.maxLength ? `phone must have at most ${country.maxLength} digits` : null;
}
