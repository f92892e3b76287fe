import { DatabaseError } from "pg";

/** Returns PostgreSQL's SQLSTATE of an error, also when drizzle has wrapped it. */
export function pgErrorCode(error: unknown): string | undefined {
  return pgFields(error)?.code;
}

/** Returns true when `error` violates the unique or exclusion constraint of that name. */
export function isConstraint(error: unknown, constraint: string): boolean {
  return pgFields(error)?.constraint === constraint;
}

function pgFields(error: unknown): DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseError) return at;
  }
  return undefined;
}
