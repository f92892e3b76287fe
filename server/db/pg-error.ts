import { DatabaseError } from "pg";

/** Returns PostgreSQL's SQLSTATE of an error, including one wrapped by drizzle. */
export function pgErrorCode(error: unknown): string | undefined {
  return pgFields(error)?.code;
}

/** Returns true when `error` violates the named unique or exclusion constraint. */
export function isConstraint(error: unknown, constraint: string): boolean {
  return pgFields(error)?.constraint === constraint;
}

function pgFields(error: unknown): DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseError) return at;
  }
  return undefined;
}
