import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { foldName } from "@/lib/text/fold";
import { hanForms } from "@/server/core/text/han-forms";

/**
 * Returns a condition that is true when `name` contains `typed`, both without case, accents, punctuation and spaces:
 * `weiling` finds Wei-Ling, `dsouza` D’Souza, `陈` 陳. Never true for a text without a letter or digit.
 */
export function holdsName(name: SQLWrapper, typed: string): SQL {
  const pattern = hanPattern(typed);
  return pattern
    ? sql`fold_name(${name}) ~ ${pattern}`
    : sql`fold_name(${name}) like '%' || nullif(fold_name(${typed}), '') || '%'`;
}

/** Returns a regular expression that matches all forms of each Chinese character; null when none has several. */
function hanPattern(typed: string): string | null {
  const characters = [...foldName(typed)];
  if (!characters.some(hanForms)) return null;
  // Folded, only letters and digits are left, none of which means anything in a regular expression.
  return characters
    .map((each) => {
      const forms = hanForms(each);
      return forms ? `[${forms}]` : each;
    })
    .join("");
}

/** Returns the digits of a typed phone number, or null for anything else. */
export function typedPhone(typed: string): string | null {
  if (!/^\+?[\d\s().-]{4,}$/.test(typed.trim())) return null;
  const digits = typed.replace(/\D/g, "");
  return digits.length >= 4 ? digits : null;
}

/** Returns a `like` pattern for texts that begin with `typed`, for an index with `text_pattern_ops`. */
export const beginsWith = (typed: string): string => `${typed.replace(/[\\%_]/g, "\\$&")}%`;
