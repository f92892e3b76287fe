import { array, type InferType, number, object } from "yup";
import { isIsoDate } from "@/lib/dates";
import { text } from "@/contracts/fields.schema";
import { COMPARISON_PARAMS, MAX_COMPARED, MAX_TABLES } from "./comparison";

/** `?vendors=a,b`: short to share. */
const split = (value: unknown) =>
  typeof value === "string" ? [...new Set(value.split(",").filter((part) => part.trim() !== ""))] : value;

/** The state of `/vendor/compare` and of `GET /public/comparison`: slugs or ids of vendors, tables of ten, the day. */
export const comparisonQuery = object({
  vendors: array(text().max(120).required())
    .transform(split)
    .max(MAX_COMPARED, `Please compare up to ${MAX_COMPARED} vendors`)
    .default([]),
  tables: number().integer().min(1).max(MAX_TABLES),
  date: text()
    .test("date", "date must be YYYY-MM-DD", (value) => !value || isIsoDate(value))
    .default(""),
});
export type ComparisonQuery = InferType<typeof comparisonQuery>;

type AddressQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the state of the page from its address. Ignores invalid values, and vendors after the fourth. */
export function readComparison(address: AddressQuery): ComparisonQuery {
  const given: Record<string, string> = {};
  for (const field of COMPARISON_PARAMS) {
    const value = address[field];
    const joined = (Array.isArray(value) ? value.join(",") : (value ?? "")).replaceAll("\0", "");
    if (joined.trim() === "") continue;
    const alone = field === "vendors" ? (split(joined) as string[]).slice(0, MAX_COMPARED).join(",") : joined;
    if (comparisonQuery.isValidSync({ [field]: alone })) given[field] = alone;
  }
  return comparisonQuery.cast(given);
}
