import { FILL_ALL, FILL_MANDATORY } from "./errors";

/** The parts of a yup error that are used here. */
type Complaint = { path?: string | undefined; type?: string | undefined };

const MISSING = ["required", "optionality", "nullable"];

/** Returns the paths of fields that were left empty. */
export function missingFields(complaints: readonly Complaint[]): Set<string> {
  const isMissing = ({ type = "" }: Complaint) => MISSING.includes(type);
  return new Set(complaints.filter(isMissing).map(({ path = "" }) => path));
}

/**
 * Returns the message for a form in which at least two required fields of its yup schema are missing, else null.
 * Checkboxes don't count as fields to fill.
 */
export function missingMessage(schema: object, missing: ReadonlySet<string>): string | null {
  if (missing.size < 2) return null;
  const fields = "fields" in schema ? (schema.fields as Record<string, { type?: string }>) : {};
  const filled = Object.keys(fields).filter((name) => fields[name]?.type !== "boolean");
  return filled.every((name) => missing.has(name)) ? FILL_ALL : FILL_MANDATORY;
}
