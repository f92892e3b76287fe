import { array, type InferType, number, object, string } from "yup";
import { isIsoDate } from "@/lib/dates";
import { text } from "@/contracts/fields.schema";
import { type Meal, MEALS } from "@/contracts/catalogue/price/meal";
import { COMPARISON_PARAMS, type ComparisonTyped, MAX_COMPARED, MAX_TABLES } from "./comparison";

/** `?vendors=a,b`: short to share. */
const split = (value: unknown) =>
  typeof value === "string" ? [...new Set(value.split(",").filter((part) => part.trim() !== ""))] : value;

/**
 * The state of `/vendor/compare` and of `GET /public/comparison`: slugs or ids of vendors, the number of tables, the
 * day, lunch or dinner.
 */
export const comparisonQuery = object({
  vendors: array(text().max(120).required())
    .transform(split)
    .max(MAX_COMPARED, `Please compare up to ${MAX_COMPARED} vendors`)
    .default([]),
  tables: number().integer().min(1).max(MAX_TABLES),
  date: text()
    .test("date", "date must be YYYY-MM-DD", (value) => !value || isIsoDate(value))
    .default(""),
  /** The meal that prices are for; "" for the cheapest of both. */
  meal: string<Meal | "">()
    .oneOf(["", ...MEALS], `meal must be ${MEALS.join(" or ")}`)
    .default(""),
});
export type ComparisonQuery = InferType<typeof comparisonQuery>;

type AddressQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the state of the page from its address. Ignores invalid values, and vendors beyond the fourth. */
export function readComparison(address: AddressQuery): ComparisonQuery {
  const given: Record<string, string> = {};
  for (const field of COMPARISON_PARAMS) {
    const joined = valueOf(address, field);
    if (joined === "") continue;
    const alone = field === "vendors" ? (split(joined) as string[]).slice(0, MAX_COMPARED).join(",") : joined;
    if (comparisonQuery.isValidSync({ [field]: alone })) given[field] = alone;
  }
  return comparisonQuery.cast(given);
}

const FIXES = {
  tables: `Enter a whole number of tables, from 1 to ${MAX_TABLES}`,
  date: "Choose a date, such as 18 October 2027",
};

/** Returns what was entered in the page's form, and how to fix what `readComparison` ignores. */
export function typedComparison(address: AddressQuery): ComparisonTyped {
  const read = (field: keyof typeof FIXES) => {
    const value = valueOf(address, field).slice(0, 40);
    const isRefused = value !== "" && !comparisonQuery.isValidSync({ [field]: value });
    return { value, error: isRefused ? FIXES[field] : undefined };
  };
  return { tables: read("tables"), date: read("date") };
}

function valueOf(address: AddressQuery, field: string): string {
  const value = address[field];
  return (Array.isArray(value) ? value.join(",") : (value ?? "")).replaceAll("\0", "").trim();
}
