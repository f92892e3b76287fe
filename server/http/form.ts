import type { Context } from "hono";
import type { FieldError } from "@/contracts/errors";
import { AppError } from "./errors";

/** Which files a row takes, in a form beside its fields. */
export type FileFields = { names: readonly string[]; maxBytes: number };
/** What was sent; neither its name nor its type says what it is. */
export type Files = Readonly<Record<string, Buffer>>;

export function isForm(c: Context): boolean {
  return (c.req.header("content-type") ?? "").toLowerCase().startsWith("multipart/form-data");
}

/** Lets a body come in without keeping it, up to `maxBytes`. */
export async function discardBody(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<void> {
  const reader = body?.getReader();
  for (let seen = 0; reader && seen < maxBytes;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) return;
    seen += value?.length ?? 0;
  }
}

/** No form of ours has nearly as many; the reader takes whatever comes, and a second for a hundred thousand of them. */
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

/** The form's texts and its files. A file field left empty is not given. Throws `bad_request` naming the field. */
export async function readForm(
  c: Context,
  { names, maxBytes }: FileFields,
): Promise<{ fields: Record<string, string>; files: Files }> {
  const form = await parseForm(c);
  const fields: [string, string][] = [];
  const files: [string, Buffer][] = [];
  const errors: FieldError[] = [];
  for (const [field, value] of form.entries()) {
    const name = field.slice(0, MAX_NAME);
    const complain = (message: string) => errors.push({ field: name, message: `${name} ${message}` });
    if (typeof value === "string") fields.push([field, value]);
    else if (value.size === 0 && (value.name === "" || names.includes(field))) continue;
    else if (!names.includes(field)) complain("must be a text");
    else if (value.size > maxBytes) complain(`must be at most ${Math.floor(maxBytes / 1024 / 1024)} MB`);
    else files.push([field, Buffer.from(await value.arrayBuffer())]);
  }
  if (errors[0]) throw new AppError("bad_request", errors[0].message, errors);
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}
