import { type Schema, ValidationError } from "yup";

/** Returns what a form would complain of if it were saved now, each message once. */
export function problemsOf(schema: unknown, values: unknown): string[] {
  try {
    (schema as Schema).validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return [...new Set(error.errors)];
    throw error;
  }
}
