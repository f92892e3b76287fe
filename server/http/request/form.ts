import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { Context } from "hono";
import type { Readable } from "node:stream";
import type { AnyObject, ObjectSchema } from "yup";
import type { FieldError } from "@/contracts/errors";
import { AppError } from "@/server/core/errors";

/**
 * The files that a route accepts, in a form with its fields: `maxCount` in total, by default one per name. The fields
 * in `json` contain JSON.
 */
export type FileFields = {
  names: readonly string[];
  maxBytes: number;
  maxCount?: number;
  json?: readonly string[];
};
/** Uploaded files. Name and type are dropped, because both are claims by the sender. */
export type Files = Readonly<Record<string, Buffer>>;
/** A file with its sender's name for it, for routes that accept several. */
export type Upload = { field: string; name: string; bytes: Buffer };

/** In bytes, for a body without files. */
export const BODY_LIMIT = 1024 * 1024;

/** Returns the largest size of a form. */
export function maxFormBytes({ names, maxBytes, maxCount = names.length }: FileFields): number {
  return BODY_LIMIT + maxCount * maxBytes;
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

/** Far more than our forms need; without a limit, a hundred thousand parts would take the parser a second. */
const MAX_PARTS = 100;
const MAX_NAME = 100;
/** In bytes, for one text: the longest nested value, in the script with the longest letters. */
const MAX_FIELD = 3_000_000;

const unreadable = () => new AppError("bad_request", "The form could not be read");

export const tooLarge = () => new AppError("too_large", "The request is too large");

const UNREADABLE = Symbol("unreadable");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}

type Form = { fields: Record<string, unknown>; files: Files; uploads: Upload[] };

/**
 * Returns the form's texts and files, without empty file fields. Parses it as it arrives and refuses what is too large
 * before reading the rest. Throws `bad_request` naming the field, and `too_large` above the form's size limit.
 */
export async function readForm(c: Context, accepted: FileFields): Promise<Form> {
  const parts = new Parts(accepted);
  const parser = parserOf(c, accepted.maxBytes);
  const failed = new Promise<never>((_, reject) => {
    const refuse = (refusal: AppError) => {
      reject(refusal);
      parser.destroy();
    };
    parser.on("error", () => refuse(unreadable())).on("partsLimit", () => refuse(unreadable()));
    parts.onRefusal = refuse;
  });
  failed.catch(() => undefined);
  parser.on("field", (field, value, _name, isCut) => parts.addText(field, value, isCut));
  parser.on("file", (field, stream, name) => parts.addFile(field, stream, name));
  const done = new Promise<void>((resolve) => void parser.on("finish", resolve));
  await Promise.race([failed, feed(parser, c.req.raw.body, maxFormBytes(accepted)).then(() => done)]);
  return parts.form();
}

function parserOf(c: Context, maxBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": c.req.header("content-type") ?? "" },
      limits: { parts: MAX_PARTS, fieldSize: MAX_FIELD, fileSize: maxBytes },
      preservePath: true,
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch {
    throw unreadable();
  }
}

/**
 * The body isn't cancelled when it is refused, because that would close the connection before the caller has the
 * response.
 */
async function feed(
  parser: BusboyInstance,
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<void> {
  const reader = body?.getReader();
  for (let seen = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    seen += value.length;
    if (seen > maxBytes) throw tooLarge();
    await new Promise<void>((resolve) => void parser.write(value, () => resolve()));
    if (parser.destroyed) return;
  }
  parser.end();
}

/** Browsers escape these three in names as in URLs. */
const ESCAPED: Readonly<Record<string, string>> = { "%0A": "\n", "%0D": "\r", "%22": '"' };
const unescaped = (name: string) =>
  name.replace(/%0A|%0D|%22/gi, (code) => ESCAPED[code.toUpperCase()] ?? code);

/** The parts of a form received so far. */
class Parts {
  readonly #fields: [string, unknown][] = [];
  readonly #uploads: Upload[] = [];
  readonly #errors: FieldError[] = [];
  onRefusal: (refusal: AppError) => void = () => undefined;

  constructor(private readonly accepted: FileFields) {}

  addText(field: string | undefined, value: string, isCut: boolean): void {
    const name = unescaped(field ?? "");
    const read = this.accepted.json?.includes(name) ? parseJson(value) : value;
    if (isCut) this.#complain(name, "is too long");
    else if (read === UNREADABLE) this.#complain(name, "must be JSON");
    else this.#fields.push([name, read]);
  }

  addFile(field: string | undefined, stream: Readable, given: string): void {
    const { names, maxBytes, maxCount } = this.accepted;
    const name = unescaped(field ?? "");
    const isKnown = names.includes(name);
    const chunks: Buffer[] = [];
    let isEmpty = true;
    // A form that ends in the middle of a file is refused as a whole.
    stream.on("error", () => undefined);
    stream.on("data", (chunk: Buffer) => {
      isEmpty = false;
      if (isKnown) chunks.push(chunk);
    });
    stream.on("limit", () => {
      chunks.length = 0;
      this.#refuse(name, isKnown ? `must be at most ${Math.floor(maxBytes / 1024 / 1024)} MB` : NO_FILE);
    });
    stream.on("end", () => {
      if (isEmpty && (given === "" || isKnown)) return;
      if (!isKnown) return this.#complain(name, NO_FILE);
      if (maxCount !== undefined && this.#uploads.length >= maxCount) {
        return this.#refuse(name, `and the others must be at most ${maxCount} files`);
      }
      this.#uploads.push({ field: name, name: unescaped(given), bytes: Buffer.concat(chunks) });
    });
  }

  form(): Form {
    const [error] = this.#errors;
    if (error) throw new AppError("bad_request", error.message, this.#errors);
    const uploads = this.#uploads;
    const files = Object.fromEntries(uploads.map(({ field, bytes }) => [field, bytes]));
    return { fields: Object.fromEntries(this.#fields), files, uploads };
  }

  #complain(field: string, message: string): void {
    const name = field.slice(0, MAX_NAME);
    this.#errors.push({ field: name, message: `${name} ${message}` });
  }

  /** Doesn't wait for the rest of the form. */
  #refuse(field: string, message: string): void {
    this.#complain(field, message);
    const last = this.#errors.at(-1);
    if (last) this.onRefusal(new AppError("bad_request", last.message, [last]));
  }
}

const NO_FILE = "must be a text";

/** The limit of one nested value; the longest is a list of an import's corrections. */
const MAX_NESTED = 1_000_000;

/** Objects and lists are sent as JSON in a form: returns the fields with those parsed that are nested in the schema. */
export function parseNested(
  fields: Record<string, unknown>,
  schema: ObjectSchema<AnyObject> | undefined,
): Record<string, unknown> {
  const isNested = (name: string) => {
    if (!schema || !Object.hasOwn(schema.fields, name)) return false;
    const { type, transforms } = schema.fields[name] as { type?: string; transforms?: unknown[] };
    // A list with a transform parses its own text, such as words between commas.
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
    // Refused by the caller.
  }
  const message = `${name.slice(0, MAX_NAME)} must be JSON`;
  throw new AppError("bad_request", message, [{ field: name.slice(0, MAX_NAME), message }]);
}
