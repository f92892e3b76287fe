import { formatAs, isIsoDate, type IsoDate } from "@/lib/dates";
import { spokenLanguage } from "@/lib/language/spoken";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WORD = "\\p{L}[\\p{L}\\p{M}]{1,12}";
const WEEKDAY = `(?:${WORD}\\.?,?\\s+)?`;
/** `12 Jun 2027`, `Sat, 12 June 2027`, `12jun2027` */
const IN_WORDS = new RegExp(
  `^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th)?[\\s./-]*(${WORD})\\.?,?[\\s./-]*(\\d{4})$`,
  "u",
);
/** `12/6/2027`, day first, as in Singapore. */
const IN_FIGURES = new RegExp(
  `^${WEEKDAY}(\\d{1,2})\\s*[./\\s-]\\s*(\\d{1,2})\\s*[./\\s-]\\s*(\\d{4})$`,
  "u",
);
/** `2027年6月12日`, with or without the weekday after it. */
const IN_CHINESE = /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日?/;

/** Returns the date of typed text, also of `YYYY-MM-DD`, or null when it can't be read or doesn't exist. */
export function readDay(typed: string): IsoDate | null {
  const text = typed.trim().toLowerCase();
  if (isIsoDate(text)) return text;
  const [, year, month, day] = IN_CHINESE.exec(text) ?? [];
  if (year && month && day) return dateOf(year, Number(month), day);
  const [, dayTyped, monthTyped, yearTyped] = IN_WORDS.exec(text) ?? IN_FIGURES.exec(text) ?? [];
  if (!dayTyped || !monthTyped || !yearTyped) return null;
  return dateOf(yearTyped, /\d/.test(monthTyped) ? Number(monthTyped) : monthNamed(monthTyped), dayTyped);
}

function dateOf(year: string, month: number, day: string): IsoDate | null {
  const date = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(date) ? date : null;
}

/** Returns the number of a month in English or in the page's language, or 0. */
function monthNamed(name: string): number {
  const english = MONTHS.indexOf(name.slice(0, 3)) + 1;
  if (english > 0 || spokenLanguage() === "en") return english;
  const short = { month: "short", timeZone: "UTC" } as const;
  const names = MONTHS.map((_, at) => formatAs("month name", short, new Date(Date.UTC(2027, at))));
  return names.findIndex((each) => name.startsWith(each.toLowerCase().replace(/\.$/, ""))) + 1;
}
