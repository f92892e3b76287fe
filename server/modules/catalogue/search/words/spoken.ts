import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { isIsoDate, todayInSingapore } from "@/lib/dates";
import { splitChinese } from "./chinese";

const MOST_TABLES = 500;
const MOST_DOLLARS = 1_000_000;
/**
 * In a search with tables, prices limit the total for the wedding. A typed price up to this many dollars is meant per
 * table: "30 tables under $1500".
 */
const MOST_FOR_A_TABLE = 5000;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH = `(${MONTHS.join("|")})[a-z]*\\.?`;

const TABLES = /(?<![\w$.,-])(\d{1,3})\s*(?:tables?|meja)(?![\w-])/iu;
const GUESTS = /(?<![\w$.,-])(\d{2,4})\s*(?:pax|guests?|people|persons?|orang|tetamu)(?![\w-])/iu;
const PRICE =
  /(?<!\w)(?:under|below|less than|max(?:imum)?|up to|bawah)\s*(?:s?\$|sgd)?\s*(\d[\d,]*)(k)?(?!\s*(?:tables?|pax|guests?|people|min|hours?|hrs?)|\w|,?\d)|(\d[\d,]*)\s*(?:元|块)?以[下内]/iu;
const JOINS = /(?<!\S)(?:for|on|with|at|about|around|untuk|pada)\s*$/iu;
const DATES: readonly [RegExp, (parts: readonly string[]) => (string | undefined)[]][] = [
  [/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/u, ([, y, m, d]) => [y, m, d]],
  [/(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)/u, ([, d, m, y]) => [y, m, d]],
  [/(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]/u, ([, y, m, d]) => [y, m, d]],
  [
    new RegExp(`(?<!\\w)(\\d{1,2})(?:st|nd|rd|th)?\\s+${MONTH}(?:\\s+(\\d{4}))?(?!\\w)`, "iu"),
    ([, d, m, y]) => [y, monthOf(m), d],
  ],
  [
    new RegExp(`(?<!\\w)${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,?\\s+(\\d{4}))?(?!\\w)`, "iu"),
    ([, m, d, y]) => [y, monthOf(m), d],
  ],
];

type Spoken = Pick<VendorSearchQuery, "tables" | "date" | "priceMax">;

/**
 * Returns the search with the filters that its words name: "ballroom 50 tables", "photographer 21 Aug 2027", "gown
 * under $1000", "酒席30桌". A filter that is already set is kept, and so are its words. Guests are converted to tables
 * of ten. A day without a year is the next such day; a day before tomorrow and numbers out of range stay words.
 */
export function withSpokenFilters(search: VendorSearchQuery, today = todayInSingapore()): VendorSearchQuery {
  // Quoted words are searched literally.
  if (!/\d/.test(search.q) || search.q.includes('"')) return search;
  let q = search.q;
  const spoken: Spoken = {} as Spoken;
  const take = <T>(pattern: RegExp, read: (parts: readonly string[]) => T | null): T | null => {
    const match = pattern.exec(q);
    const value = match && read(match);
    if (!match || value === null) return null;
    q = `${q.slice(0, match.index).replace(JOINS, "")} ${q.slice(match.index + match[0].length)}`;
    return value;
  };
  if (!search.date) {
    for (const [pattern, partsOf] of DATES) {
      const date = take(pattern, (parts) => dayOf(partsOf(parts), today));
      if (date === null) continue;
      spoken.date = date;
      break;
    }
  }
  if (search.priceMax === undefined) {
    const price = take(PRICE, ([, typed, thousand, chinese]) => {
      const dollars = Number((typed ?? chinese ?? "").replaceAll(",", "")) * (thousand ? 1000 : 1);
      return dollars >= 1 && dollars <= MOST_DOLLARS ? dollars : null;
    });
    if (price !== null) spoken.priceMax = price;
  }
  if (search.tables === undefined) {
    q = q.replace(/\d+\s*\p{Script=Han}+/gu, (run) => ` ${splitChinese(run.replace(/\s/g, "")).join(" ")} `);
    const count = (each: number) => (parts: readonly string[]) => {
      const tables = Math.ceil(Number(parts[1]) / each);
      return tables >= 1 && tables <= MOST_TABLES ? tables : null;
    };
    const tables = take(TABLES, count(1)) ?? take(GUESTS, count(10));
    if (tables !== null) spoken.tables = tables;
  }
  const tables = spoken.tables ?? search.tables;
  if (tables && spoken.priceMax !== undefined && spoken.priceMax <= MOST_FOR_A_TABLE)
    spoken.priceMax = Math.min(spoken.priceMax * tables, MOST_DOLLARS);
  const found = Object.keys(spoken).length > 0;
  return found ? { ...search, ...spoken, q: q.replace(/\s+/g, " ").trim() } : search;
}

const monthOf = (name = "") => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

function dayOf([year, month = "", day = ""]: readonly (string | undefined)[], today: string): string | null {
  const in_ = (y: string) => `${y}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const years = year ? [year] : [today.slice(0, 4), String(Number(today.slice(0, 4)) + 1)];
  return years.map(in_).find((date) => isIsoDate(date) && date > today) ?? null;
}
