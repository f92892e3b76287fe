import { toDollars } from "@/lib/money";

const CENTS = /Cents$/;

/** Returns the value as its owner reads it: amounts in dollars (`totalCents: 1250` becomes `total: 12.5`), dates as ISO 8601. */
export function inDollars(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inDollars);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) =>
      CENTS.test(key) && (typeof each === "number" || each === null)
        ? [key.replace(CENTS, ""), each === null ? null : toDollars(each)]
        : [key, inDollars(each)],
    ),
  );
}
