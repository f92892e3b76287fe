import { type AnyObject, type ObjectSchema, ValidationError } from "yup";
import type { FieldError } from "@/contracts/errors";
import { AppError } from "./errors";

/** Casts and checks input; unknown fields are dropped. Throws `bad_request` naming every wrong field. */
export async function validate<T extends AnyObject>(
  schema: ObjectSchema<T> | undefined,
  value: unknown,
): Promise<T> {
  if (!schema) return {} as T;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("bad_request", "The request body must be a JSON object");
  }
  try {
    const valid = await schema.validate(value, { abortEarly: false, stripUnknown: true });
    refuseNul(valid, "");
    return valid as T;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = fieldErrors(error);
    throw new AppError("bad_request", errors[0]?.message ?? error.message, errors);
  }
}

/** One complaint a field, the first. */
function fieldErrors(error: ValidationError): FieldError[] {
  const all = error.inner.length > 0 ? error.inner : [error];
  const first = new Map<string, FieldError>();
  for (const { path = "", message, type } of all) {
    if (!first.has(path))
      first.set(path, { field: path, message: type === "typeError" ? readable(path, error) : message });
  }
  return [...first.values()];

  function readable(path: string, whole: ValidationError): string {
    const own = whole.inner.find((inner) => inner.path === path) ?? whole;
    // Yup's own type message prints the whole value; a message of ours never contains "but the final value".
    const [head = ""] = own.message.split(", but the final value");
    return head;
  }
}

/** PostgreSQL text cannot hold NUL. */
function refuseNul(value: unknown, path: string): void {
  if (typeof value === "string" && value.includes("\0")) {
    const message = `${path} contains a character that is not allowed`;
    throw new AppError("bad_request", message, [{ field: path, message }]);
  }
  if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) refuseNul(inner, path ? `${path}.${key}` : key);
  }
}
