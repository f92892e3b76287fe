import {
  NO_WEDDING,
  type Wedding,
  WEDDING_CEREMONIES,
  type WeddingCeremony,
} from "@/contracts/identity/wedding";
import { type Meal, MEALS } from "@/contracts/catalogue/price/meal";
import { isIsoDate, todayInSingapore } from "@/lib/dates";
import { localStateStorage, STORED_EVENT, STORED_STATE_KEY } from "./storage";
import { readStoredWedding } from "./stored-session";

/**
 * The cookie with a visitor's wedding details, in the form of a search's query. Pages can read it; it is not sent to
 * other sites. Logging out clears it.
 */
export const WEDDING_COOKIE = "wedding";
const YEAR_SECONDS = 365 * 86_400;
const SEATS = 10;

/** In the form of form fields: "" when not known. */
export type RememberedWedding = {
  /** `YYYY-MM-DD`, today or later. */
  date: string;
  /** The number of tables of ten. */
  tables: string;
  /** A postal district, 1 to 28. */
  district: string;
};

type Field = "date" | "month" | "tables" | "district" | "ceremony" | "meal";
type Fields = Record<Field, string>;
const FIELDS: readonly Field[] = ["date", "month", "tables", "district", "ceremony", "meal"];

const VALID: Record<Field, (value: string) => boolean> = {
  date: (value) => isIsoDate(value) && value >= todayInSingapore(),
  month: (value) => /^\d{4}-(0[1-9]|1[0-2])$/.test(value) && value >= todayInSingapore().slice(0, 7),
  tables: (value) => isWhole(value, 500),
  district: (value) => isWhole(value, 28),
  ceremony: (value) => value.split(",").every((each) => WEDDING_CEREMONIES.includes(each as WeddingCeremony)),
  meal: (value) => MEALS.some((meal) => meal === value),
};

/**
 * Remembers the wedding's date, size, area, ceremonies and meal from the query of a search's address. A field in the
 * query replaces what was known, an empty one clears it, and a missing or invalid one changes nothing, so that removing
 * a filter from some results is not taken for a change of plan. If there are several areas, none is remembered. Guests
 * count as tables of ten.
 */
export function rememberWedding(query: string): void {
  const params = new URLSearchParams(query);
  const guests = Number(params.get("guests"));
  if (guests > 0 && !params.get("tables")) params.set("tables", String(Math.ceil(guests / SEATS)));
  if (FIELDS.every((field) => !params.has(field))) return;
  const known = readCookie();
  for (const field of FIELDS) {
    const value = params.getAll(field).join(",");
    if (params.has(field) && (value === "" || VALID[field](value))) known[field] = value;
  }
  writeCookie(known);
}

/** Stores the wedding in this browser, from the account or as stated by a guest. */
export function keepWedding({ date, month, tables, district, ceremonies }: Wedding): void {
  writeCookie({
    date: date ?? "",
    month: month ?? "",
    tables: tables === null ? "" : String(tables),
    district: district === null ? "" : String(district),
    ceremony: ceremonies.join(","),
    meal: readCookie().meal,
  });
}

/** Returns what this browser knows of the wedding; a signed-in couple's own details take precedence over a search. */
export function ourWedding(): Wedding {
  const own = readStoredWedding(localStateStorage().peek(STORED_STATE_KEY)) ?? NO_WEDDING;
  const known = readCookie();
  const date = own.date && VALID.date(own.date) ? own.date : known.date || null;
  return {
    date,
    month: date ? null : own.month || known.month || null,
    tables: own.tables ?? (Number(known.tables) || null),
    district: own.district ?? (Number(known.district) || null),
    ceremonies:
      own.ceremonies.length > 0
        ? own.ceremonies
        : (known.ceremony.split(",").filter(Boolean) as WeddingCeremony[]),
  };
}

/** Returns the same in the form of search fields. */
export function rememberedWedding(): RememberedWedding {
  const { date, tables, district } = ourWedding();
  return { date: date ?? "", tables: String(tables ?? ""), district: String(district ?? "") };
}

/**
 * Returns the wedding date to prefill, `YYYY-MM-DD`, or "": a signed-in couple's own, else the one last searched for.
 * Browser only; forms use it when the URL gives no date.
 */
export function rememberedWeddingDate(): string {
  return rememberedWedding().date;
}

/** Returns the meal last searched for, "" if none. The account doesn't keep it: it belongs to the search. */
export function rememberedMeal(): Meal | "" {
  return MEALS.find((meal) => meal === readCookie().meal) ?? "";
}

export function forgetWedding(): void {
  if (typeof document !== "undefined")
    document.cookie = `${WEDDING_COOKIE}=; path=/; max-age=0; samesite=lax`;
}

function writeCookie(known: Fields): void {
  const params = new URLSearchParams();
  for (const field of FIELDS) if (known[field] !== "") params.set(field, known[field]);
  const text = params.toString();
  if (text === "") forgetWedding();
  else {
    const value = encodeURIComponent(text);
    document.cookie = `${WEDDING_COOKIE}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  }
  window.dispatchEvent(new Event(STORED_EVENT));
}

/** Anyone at the screen can edit cookies, so malformed values and past dates are ignored. */
function readCookie(): Fields {
  const known: Fields = { date: "", month: "", tables: "", district: "", ceremony: "", meal: "" };
  const params = new URLSearchParams(cookieText());
  for (const field of FIELDS) {
    const value = params.get(field) ?? "";
    if (value !== "" && VALID[field](value)) known[field] = value;
  }
  return known;
}

function cookieText(): string {
  if (typeof document === "undefined") return "";
  const prefix = `${WEDDING_COOKIE}=`;
  const pair = document.cookie.split("; ").find((cookie) => cookie.startsWith(prefix));
  try {
    return decodeURIComponent(pair?.slice(prefix.length) ?? "");
  } catch {
    return "";
  }
}

const isWhole = (value: string, most: number) =>
  /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= most;
