import { PHONE_COUNTRIES, type PhoneCountry } from "./phone-countries";

export function phoneCountry(code: string): PhoneCountry | undefined {
  return PHONE_COUNTRIES.find((country) => country.code === code);
}

/** Where numbers begin with a zero that is dialled from abroad, too. +1 has no zero in front to drop. */
const KEEP_ZERO = new Set(["+1", "+39", "+225", "+241", "+242", "+378", "+379"]);

/**
 * Returns the allowed content of the field: digits only, cut at the country's maximum. A whole number, as
 * autofill and pasting bring it, loses its dialling code first, and the zero that is dialled only within the country
 * (ITU-T E.123: `+44 (0)20 7946 0958`).
 */
export function phoneDigits(code: string, typed: string): string {
  const maximum = phoneCountry(code)?.maxLength;
  const whole = typed.trim().replace(/\(0\)/, "");
  const digits = withoutCode(code.slice(1), whole, whole.replace(/\D/g, ""), maximum);
  const national = KEEP_ZERO.has(code) ? digits : digits.replace(/^0/, "");
  return national.slice(0, maximum);
}

function withoutCode(code: string, typed: string, digits: string, maximum = Infinity): string {
  const international = typed.startsWith("+") ? code : `00${code}`;
  if (digits.startsWith(international)) return digits.slice(international.length);
  const tooLongByTheCode = digits.length === maximum + code.length && digits.startsWith(code);
  return tooLongByTheCode ? digits.slice(code.length) : digits;
}

/** Returns the problem with a typed number, or null. Leaves an empty one to `required`. */
export function phoneProblem(code: string, number: string): string | null {
  const country = phoneCountry(code);
  if (!country) return "Please choose a country code from the list";
  if (!/^\d*$/.test(number)) return "phone must have digits only";
  if (number.length < country.minLength) return `phone fill in at least ${country.minLength} digits`;
  return number.length > country.maxLength ? `phone must have at most ${country.maxLength} digits` : null;
}
