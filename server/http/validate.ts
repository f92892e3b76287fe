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
  const misshapen = shapeErrors(schema, value);
  if (misshapen[0]) throw new AppError("bad_request", misshapen[0].message, misshapen);
  try {
    return (await schema.validate(value, { abortEarly: false, stripUnknown: true })) as T;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = fieldErrors(error);
    throw new AppError("bad_request", errors[0]?.message ?? error.message, errors);
  }
}

/** Yup casts scalars by calling methods of whatever was sent: only scalars may get that far. */
function shapeErrors({ fields }: { fields: AnyObject }, value: object): FieldError[] {
  return Object.entries(fields as Record<string, { type?: string }>).flatMap(
    ([field, { type: expected }]) => {
      const given: unknown = (value as AnyObject)[field];
      if (hasNul(given)) return [{ field, message: `${field} contains a character that is not allowed` }];
      const scalar = expected === "string" || expected === "number" || expected === "boolean";
      const fits = typeof given !== "object" && (typeof given !== "boolean" || expected === "boolean");
      return !scalar || given === null || fits ? [] : [{ field, message: `${field} must be a ${expected}` }];
    },
  );
}

/** One complaint a field, the first. */
function fieldErrors(error: ValidationError): FieldError[] {
  const all = error.inner.length > 0 ? error.inner : [error];
  const first = new Map<string, FieldError>();
  for (const { path = "", message } of all) {
    // Yup's own type message goes on to print the value, which may be long or private.
    const [readable = message] = message.split(", but the final value");
    if (!first.has(path)) first.set(path, { field: path, message: readable });
  }
  return [...first.values()];
}

/** PostgreSQL's text cannot hold NUL. */
function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  return typeof value === "object" && value !== null && Object.values(value).some(hasNul);
}
