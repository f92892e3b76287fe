import { type AnyObject, type ObjectSchema, ValidationError } from "yup";
import type { FieldError } from "@/contracts/errors";
import { AppError } from "./errors";

const MAX_ITEMS = 1_000;
const MAX_DEPTH = 32;
/** Of a text that says no limit of its own. */
const MAX_TEXT = 10_000;
/** So far above its limit a text still gets the field's own complaint. */
const LEEWAY = 1_000;

/** Casts and checks input; unknown fields are dropped. Throws `bad_request` naming every wrong field. */
export async function validate<T extends AnyObject>(
  schema: ObjectSchema<T> | undefined,
  value: unknown,
): Promise<T> {
  if (!schema) return {} as T;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("bad_request", "The request body must be a JSON object");
  }
  const misshapen = shapeErrors(schema as Node, value);
  if (misshapen[0]) throw new AppError("bad_request", misshapen[0].message, misshapen);
  try {
    return (await schema.validate(value, { abortEarly: false, stripUnknown: true })) as T;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = fieldErrors(error);
    throw new AppError("bad_request", errors[0]?.message ?? error.message, errors);
  }
}

/** What is left of a yup schema once its types are erased. */
type Node = {
  type?: string;
  fields?: Record<string, Node>;
  innerType?: Node;
  transforms?: unknown[];
  tests?: { OPTIONS?: { name?: string; params?: { max?: unknown } } }[];
};

/**
 * Yup casts scalars by calling methods of whatever was sent: only scalars may get that far. Goes only as deep as the
 * schema does, however deep the value is.
 */
function shapeErrors(
  { type, fields, innerType, tests, transforms }: Node,
  given: unknown,
  field = "",
): FieldError[] {
  if (given === undefined || given === null) return [];
  const wrong = (message: string) => [{ field, message: `${field} ${message}` }];
  switch (type) {
    case "object": {
      if (typeof given !== "object" || Array.isArray(given)) return wrong("must be an object");
      return Object.entries(fields ?? {}).flatMap(([name, inner]) =>
        shapeErrors(
          inner,
          Object.hasOwn(given, name) ? (given as AnyObject)[name] : undefined,
          join(field, name),
        ),
      );
    }
    case "array": {
      // A list that is written as one text, `?district=9,10`: the schema says how it is read.
      if (typeof given === "string" && transforms?.length) {
        if (given.length > MAX_TEXT) return wrong("is too long");
        break;
      }
      if (!Array.isArray(given)) return wrong("must be a list");
      if (given.length > MAX_ITEMS) return wrong(`must have at most ${MAX_ITEMS} entries`);
      return innerType
        ? given.flatMap((item, at) => shapeErrors(innerType, item, join(field, String(at))))
        : [];
    }
    case "string":
    case "number":
    case "boolean": {
      const fits = typeof given !== "object" && (typeof given !== "boolean" || type === "boolean");
      if (!fits) return wrong(`must be a ${type}`);
      // Yup tries every pattern, also on what is far too long: none may meet a megabyte.
      if (typeof given === "string" && given.length > maxOf(tests) + LEEWAY) return wrong("is too long");
    }
  }
  return hasNul(given) ? wrong("contains a character that is not allowed") : [];
}

function maxOf(tests: Node["tests"]): number {
  const max = tests?.find(({ OPTIONS }) => OPTIONS?.name === "max")?.OPTIONS?.params?.max;
  return typeof max === "number" ? max : MAX_TEXT;
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** One complaint a field, the first. */
function fieldErrors(error: ValidationError): FieldError[] {
  const all = error.inner.length > 0 ? error.inner : [error];
  const first = new Map<string, FieldError>();
  for (const { path: at = "", message } of all) {
    const path = at.replace(/\[(\d+)\]/g, ".$1");
    // Yup's own type message goes on to print the value, which may be long or private.
    const [readable = message] = message.split(", but the final value");
    if (!first.has(path)) first.set(path, { field: path, message: readable });
  }
  return [...first.values()];
}

/** PostgreSQL's text cannot hold NUL. What is nested deeper than anybody needs is refused with it. */
function hasNul(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  return depth > MAX_DEPTH || Object.values(value).some((inner) => hasNul(inner, depth + 1));
}
