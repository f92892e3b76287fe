import { type AnyObject, type ObjectSchema, ValidationError } from "yup";
import type { FieldError } from "@/contracts/errors";
import { missingFields, missingMessage } from "@/contracts/missing";
import { AppError } from "@/server/core/errors";

const MAX_ITEMS = 1_000;
const MAX_DEPTH = 32;
/** The limit of texts that have none of their own. */
const MAX_TEXT = 10_000;
/** Texts up to this much above their limit get the field's own message. */
const LEEWAY = 1_000;

/** Names that every object inherits: yup looks fields up by name and would find methods. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Casts and validates input; unknown fields are dropped. Throws `bad_request` naming every invalid field, and for a
 * field named like an inherited method (`constructor`, `__proto__`).
 */
export function validate<T extends AnyObject>(schema: ObjectSchema<T> | undefined, value: unknown): T {
  if (!schema) return {} as T;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("bad_request", "The request body must be a JSON object");
  }
  const misshapen = shapeErrors(schema as Node, value);
  if (misshapen[0]) throw new AppError("bad_request", misshapen[0].message, misshapen);
  try {
    return schema.validateSync(value, { abortEarly: false, stripUnknown: true }) as T;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = fieldErrors(error);
    const message = onlyMissing(schema, error) ?? errors[0]?.message ?? error.message;
    throw new AppError("bad_request", message, errors);
  }
}

/** Returns the message for a request whose only problem is that several fields are missing, else null. */
function onlyMissing(schema: object, { inner }: ValidationError): string | null {
  const missing = missingFields(inner);
  const isWrong = inner.some(({ path = "" }) => !missing.has(path));
  return isWrong ? null : missingMessage(schema, missing);
}

/** The parts of a yup schema used here. */
type Node = {
  type?: string;
  fields?: Record<string, Node>;
  innerType?: Node;
  transforms?: unknown[];
  tests?: { OPTIONS?: { name?: string; params?: { max?: unknown } } }[];
};

/**
 * Rejects non-scalars before yup casts them, because its casts call methods of the input. Only as deep as the schema,
 * however deep the value is.
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
      const inherited = Object.keys(given).filter((name) => INHERITED.has(name));
      if (inherited.length > 0) {
        return inherited.map((name) => ({
          field: join(field, name),
          message: `${join(field, name)} is not a field`,
        }));
      }
      return Object.entries(given).flatMap(([name, value]) => {
        const inner = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
        if (inner) return shapeErrors(inner, value, join(field, name));
        // Dropped by yup, but refused anyway: text that can't be stored is never intended.
        return isStorable({ [name]: value }) ? [] : [{ field, message: UNSTORABLE }];
      });
    }
    case "array": {
      // A list in one parameter, `?district=9,10`, which the schema's transforms split.
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
      if (type === "number" && typeof given === "string" && isOddNumber(given))
        return wrong("must be a number");
      // Yup runs every pattern even on texts that are too long; none must run on a megabyte.
      if (typeof given === "string" && given.length > maxOf(tests) + LEEWAY) return wrong("is too long");
    }
  }
  return isStorable(given) ? [] : wrong("contains a character that is not allowed");
}

/** True for notations such as `0x10` and `1e3`, which yup would accept: numbers sent as text must be decimal digits. */
function isOddNumber(given: string): boolean {
  const bare = given.replace(/\s/g, "");
  return bare !== "" && !Number.isNaN(Number(bare)) && !/^[+-]?(\d+\.?\d*|\.\d+)$/.test(bare);
}

function maxOf(tests: Node["tests"]): number {
  const max = tests?.find(({ OPTIONS }) => OPTIONS?.name === "max")?.OPTIONS?.params?.max;
  return typeof max === "number" ? max : MAX_TEXT;
}

const UNSTORABLE = "The request contains a character that is not allowed";

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** Returns the first error of each field. */
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

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Returns true when PostgreSQL can store the value: no NUL in its text, no lone surrogate in its JSON. Values nested
 * deeper than any field are rejected, too.
 */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !value.includes("\0") && !LONE_SURROGATE.test(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner, depth + 1));
}
