import type { Context } from "hono";
import type { AnyObject, ObjectSchema } from "yup";
import type { FieldError } from "@/contracts/errors";
import { AppError } from "@/server/core/errors";

/**
 * The files that a row accepts, in a form beside its fields: `maxCount` in all, by default one of each name. The fields
 * of `json` hold JSON.
 */
export type FileFields = {
  names: readonly string[];
  maxBytes: number;
  maxCount?: number;
  json?: readonly string[];
};
/** Uploaded files. Neither name nor type is kept, because both are the sender's claim. */
export type Files = Readonly<Record<string, Buffer>>;
/** A file with the name that its sender gave it, for rows that take several. */
export type Upload = { field: string; name: string; bytes: Buffer };

/** Returns the largest size of a form. */
export function maxFormBytes({ names, maxBytes, maxCount = names.length }: FileFields): number {
  return maxCount * maxBytes;
}

export function isForm(c: Context): boolean {
  return (c.req.header("content-type") ?? "").toLowerCase().startsWith("multipart/form-data");
}

/** Reads and discards a body, up to `maxBytes`. */
export async function discardBody(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<void> {
  const reader = body?.getReader();
  for (let seen = 0; reader && seen < maxBytes;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) return;
    seen += value?.length ?? 0;
  }
}

/** Far above what our forms need; without a limit, a hundred thousand parts would take the parser a second. */
const MAX_PARTS = 100;
const MAX_NAME = 100;

async function parseForm(c: Context): Promise<FormData> {
  const type = c.req.header("content-type") ?? "";
  const bytes = Buffer.from(await c.req.arrayBuffer());
  const boundary = /boundary="?([^";]+)/i.exec(type)?.[1];
  if (!boundary || hasMany(bytes, `\r\n--${boundary}`)) throw unreadable();
  return new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => {
    throw unreadable();
  });
}

function hasMany(bytes: Buffer, delimiter: string): boolean {
  let at = -1;
  for (let seen = 0; seen <= MAX_PARTS; seen++) {
    at = bytes.indexOf(delimiter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

const unreadable = () => new AppError("bad_request", "The form could not be read");

const UNREADABLE = Symbol("unreadable");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}

/** Returns the form's texts and files, without empty file fields. Throws `bad_request` naming the field. */
export async function readForm(
  c: Context,
  { names, maxBytes, maxCount, json = [] }: FileFields,
): Promise<{ fields: Record<string, unknown>; files: Files; uploads: Upload[] }> {
  const form = await parseForm(c);
  const fields: [string, unknown][] = [];
  const uploads: Upload[] = [];
  const errors: FieldError[] = [];
  for (const [field, value] of form.entries()) {
    const name = field.slice(0, MAX_NAME);
    const complain = (message: string) => errors.push({ field: name, message: `${name} ${message}` });
    if (typeof value === "string") {
      const read = json.includes(field) ? parseJson(value) : value;
      if (read === UNREADABLE) complain("must be JSON");
      else fields.push([field, read]);
    } else if (value.size === 0 && (value.name === "" || names.includes(field))) continue;
    else if (!names.includes(field)) complain("must be a text");
    else if (value.size > maxBytes) complain(`must be at most ${Math.floor(maxBytes / 1024 / 1024)} MB`);
    else if (maxCount !== undefined && uploads.length >= maxCount) {
      complain(`and the others must be at most ${maxCount} files`);
    } else uploads.push({ field, name: value.name, bytes: Buffer.from(await value.arrayBuffer()) });
  }
  if (errors[0]) throw new AppError("bad_request", errors[0].message, errors);
  const files = Object.fromEntries(uploads.map(({ field, bytes }) => [field, bytes]));
  return { fields: Object.fromEntries(fields), files, uploads };
}

/** Of one nested value; the longest is a list of an import's corrections. */
const MAX_NESTED = 1_000_000;

/** Objects and lists travel as JSON in a form: returns the fields with those parsed that the schema says are nested. */
export function parseNested(
  fields: Record<string, unknown>,
  schema: ObjectSchema<AnyObject> | undefined,
): Record<string, unknown> {
  const isNested = (name: string) => {
    if (!schema || !Object.hasOwn(schema.fields, name)) return false;
    const { type, transforms } = schema.fields[name] as { type?: string; transforms?: unknown[] };
    // A list with a transform reads its text itself, such as words between commas.
    return type === "object" || (type === "array" && !transforms?.length);
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" && isNested(name) ? parsed(name, value) : value,
    ]),
  );
}

function parsed(name: string, text: string): unknown {
  if (text === "" || text === "undefined") return undefined;
  try {
    if (text.length <= MAX_NESTED) return JSON.parse(text) as unknown;
  } catch {
    // Refused below.
  }
  const message = `${name.slice(0, MAX_NAME)} must be JSON`;
  throw new AppError("bad_request", message, [{ field: name.slice(0, MAX_NAME), message }]);
}
