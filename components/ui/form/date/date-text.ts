import { isIsoDate, type IsoDate } from "@/lib/dates";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAY = "(?:[a-z]{3,9}\\.?,?\\s+)?";
/** `12 Jun 2027`, `Sat, 12 June 2027`, `12jun2027` */
const IN_WORDS = new RegExp(
  `^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th)?[\\s./-]*([a-z]{3,9})\\.?,?[\\s./-]*(\\d{4})$`,
);
/** `12/6/2027`, day first, as in Singapore. */
const IN_FIGURES = new RegExp(`^${WEEKDAY}(\\d{1,2})\\s*[./\\s-]\\s*(\\d{1,2})\\s*[./\\s-]\\s*(\\d{4})$`);

/** Returns the date of typed text, also of `YYYY-MM-DD`, or null when it can't be read or doesn't exist. */
export function readDay(typed: string): IsoDate | null {
  const text = typed.trim().toLowerCase();
  if (isIsoDate(text)) return text;
  const [, day, month, year] = IN_WORDS.exec(text) ?? IN_FIGURES.exec(text) ?? [];
  if (!day || !month || !year) return null;
  const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3)) + 1;
  const date = `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(date) ? date : null;
}
