import { isIsoDate, todayInSingapore } from "@/lib/dates";
import { localStateStorage, STORED_STATE_KEY } from "./storage";
import { readStoredWeddingDate } from "./stored-session";

/** Storage key of what a visitor has told a search about their wedding. Logging out clears it with the rest. */
export const REMEMBERED_WEDDING_KEY = "wedding";

/** As the fields of a form: empty when not known. */
export type RememberedWedding = {
  /** `YYYY-MM-DD`, today or later. */
  date: string;
  /** The number of tables of ten. */
  tables: string;
  /** A postal district, 1 to 28. */
  district: string;
};

const FIELDS = ["date", "tables", "district"] as const;
const NOTHING: RememberedWedding = { date: "", tables: "", district: "" };

const VALID: Record<keyof RememberedWedding, (value: string) => boolean> = {
  date: (value) => isIsoDate(value) && value >= todayInSingapore(),
  tables: (value) => isWhole(value, 500),
  district: (value) => isWhole(value, 28),
};

/**
 * Stores the wedding's date, tables and area from the query of a search's address. A field that the query has replaces
 * what was stored, an empty one forgets it, and a missing or invalid one changes nothing, so that removing a filter
 * from some results is not taken for a change of plan. Of several areas none is stored.
 */
export function rememberWedding(query: string): void {
  const params = new URLSearchParams(query);
  if (FIELDS.every((field) => !params.has(field))) return;
  const known = readSearched();
  for (const field of FIELDS) {
    const value = params.getAll(field).join(",");
    if (params.has(field) && (value === "" || VALID[field](value))) known[field] = value;
  }
  const storage = localStateStorage();
  if (FIELDS.every((field) => known[field] === "")) void storage.removeItem(REMEMBERED_WEDDING_KEY);
  else void storage.setItem(REMEMBERED_WEDDING_KEY, JSON.stringify(known));
}

/** Returns what is known of this visitor's wedding. The date in a signed-in couple's profile wins over a searched one. */
export function rememberedWedding(): RememberedWedding {
  const own = readStoredWeddingDate(localStateStorage().peek(STORED_STATE_KEY));
  const searched = readSearched();
  return { ...searched, date: own && VALID.date(own) ? own : searched.date };
}

/**
 * Returns the wedding date to prefill, `YYYY-MM-DD`, or "": a signed-in couple's own, else the one last searched with.
 * Browser only; a form's date field takes it when the address names no date.
 */
export function rememberedWeddingDate(): string {
  return rememberedWedding().date;
}

/** Anyone at the screen can edit storage, so malformed values and past dates are ignored. */
function readSearched(): RememberedWedding {
  const stored = parse(localStateStorage().peek(REMEMBERED_WEDDING_KEY));
  const known = { ...NOTHING };
  for (const field of FIELDS) {
    const value = stored[field];
    if (typeof value === "string" && VALID[field](value)) known[field] = value;
  }
  return known;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const isWhole = (value: string, most: number) =>
  /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= most;
