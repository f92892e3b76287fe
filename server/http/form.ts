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

/** The form's texts and its files. A file field left empty is not given. Throws `bad_request` naming the field. */
export async function readForm(
  c: Context,
  { names, maxBytes }: FileFields,
): Promise<{ fields: Record<string, string>; files: Files }> {
  const form = await c.req.formData().catch(() => {
    throw new AppError("bad_request", "The form could not be read");
  });
  const fields: [string, string][] = [];
  const files: [string, Buffer][] = [];
  const errors: FieldError[] = [];
  for (const [field, value] of form.entries()) {
    const complain = (message: string) => errors.push({ field, message: `${field} ${message}` });
    if (typeof value === "string") fields.push([field, value]);
    else if (value.size === 0 && (value.name === "" || names.includes(field))) continue;
    else if (!names.includes(field)) complain("must be a text");
    else if (value.size > maxBytes) complain(`must be at most ${Math.floor(maxBytes / 1024 / 1024)} MB`);
    else files.push([field, Buffer.from(await value.arrayBuffer())]);
  }
  if (errors[0]) throw new AppError("bad_request", errors[0].message, errors);
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}
