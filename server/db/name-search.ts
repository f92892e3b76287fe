import { type SQL, sql, type SQLWrapper } from "drizzle-orm";

/**
 * Returns a condition that is true when `name` contains `typed`, both without case, accents, punctuation and spaces:
 * `weiling` finds Wei-Ling, `dsouza` D’Souza. Never true for a text without a letter or digit.
 */
export function holdsName(name: SQLWrapper, typed: string): SQL {
  return sql`fold_name(${name}) like '%' || nullif(fold_name(${typed}), '') || '%'`;
}

/** Returns the digits of a typed phone number, or null for anything else. */
export function typedPhone(typed: string): string | null {
  if (!/^\+?[\d\s().-]{4,}$/.test(typed.trim())) return null;
  const digits = typed.replace(/\D/g, "");
  return digits.length >= 4 ? digits : null;
}
