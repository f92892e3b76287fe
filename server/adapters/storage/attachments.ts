import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { AppError } from "@/server/core/errors";
import type { FileKind, kindReader } from "@/server/core/file-kind";
import { askFileReader } from "@/server/core/file-reader/ask";
import { ReadingLimitError } from "@/server/core/file-reader/process";
import type { Upload } from "@/server/http/request/form";
import { keepPrivately, privatePath, removePrivate } from "./private-files";

const MIME: Partial<Record<FileKind, string>> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
};
const MAX_NAME = 120;

/** An upload that is one of the seven kinds, by its content, and where it will be kept. */
export type Attachment = { storageKey: string; name: string; mime: string; kind: FileKind; bytes: Buffer };

/** Returns a new name in a folder of the private storage. */
export const privateName = (folder: string, ending: string) =>
  `${folder}/${randomBytes(16).toString("hex")}.${ending}`;

const askKind = askFileReader<typeof kindReader>("kind");

/** Returns what an upload is, found out apart from the server; null when it is nothing that we take. */
export async function kindOfUpload(bytes: Buffer): Promise<FileKind | null> {
  try {
    return await askKind(bytes, null);
  } catch (error) {
    if (error instanceof ReadingLimitError) return null;
    throw error;
  }
}

/** Checks what an upload is. Throws `bad_request` with the refusal, naming its field. */
export async function readAttachment(
  { field, name, bytes }: Upload,
  folder: string,
  refusal: string,
): Promise<Attachment> {
  const kind = await kindOfUpload(bytes);
  const mime = kind && MIME[kind];
  if (!mime) throw new AppError("bad_request", refusal, [{ field, message: refusal }]);
  return { storageKey: privateName(folder, kind), name: shownName(name, kind), mime, kind, bytes };
}

/** Stores files privately around `work`, which writes their rows; removes them again when it fails. */
export async function withPrivateFiles<T>(
  files: readonly { storageKey: string; bytes: Buffer }[],
  work: () => Promise<T>,
): Promise<T> {
  const kept: string[] = [];
  try {
    for (const { storageKey, bytes } of files) {
      await keepPrivately(storageKey, bytes);
      kept.push(storageKey);
    }
    return await work();
  } catch (error) {
    for (const key of kept) await removePrivate(key);
    throw error;
  }
}

/** The sender's name for the file, with the ending of what it is. */
function shownName(name: string, kind: FileKind): string {
  const base = name
    .replace(/^.*[/\\]/, "")
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]+/gu, " ")
    .trim();
  return `${base.slice(0, MAX_NAME).toWellFormed() || "file"}.${kind}`;
}

/**
 * Returns a private file as a response that is never shown inside our pages, whatever it contains; null when there is
 * none. The caller has checked who asks.
 */
export async function serveAttachment(file: {
  storageKey: string;
  name: string;
  mime: string;
}): Promise<Response | null> {
  const bytes = await readFile(privatePath(file.storageKey)).catch(() => null);
  if (!bytes) return null;
  const ascii = file.name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": file.mime,
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-store",
    },
  });
}
