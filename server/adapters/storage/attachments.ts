import { randomBytes } from "node:crypto";
import { AppError } from "@/server/core/errors";
import { FILE_TOO_COMPLEX } from "@/contracts/files";
import { pictureRefused } from "@/contracts/pictures";
import type { FileKind } from "@/server/core/file/file-kind";
import { askFileReader } from "@/server/core/file-reader/ask";
import { ReadingLimitError } from "@/server/core/file-reader/process";
import type { Upload } from "@/server/http/request/form";
import type { attachmentReader } from "./attachment-reader";
import type { Redrawn } from "./picture-reader";
import { keepPrivately, readPrivate, removePrivate } from "./private-files";

const MIME = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  txt: "text/plain; charset=utf-8",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
} as const;
export type AttachmentKind = keyof typeof MIME;

const WORDS: Record<AttachmentKind, string> = {
  pdf: "a PDF",
  doc: "a Word document",
  docx: "a Word document",
  xlsx: "an Excel file",
  txt: "a text file",
  jpg: "a JPEG picture",
  png: "a PNG picture",
  gif: "a GIF picture",
};
const WORD: readonly AttachmentKind[] = ["doc", "docx"];
const PICTURE: readonly AttachmentKind[] = ["jpg", "png", "gif"];
/** The kinds that a file extension may stand for. Programs often mistake one kind of picture for another. */
const SAID: Partial<Record<string, readonly AttachmentKind[]>> = {
  pdf: ["pdf"],
  doc: WORD,
  docx: WORD,
  xlsx: ["xlsx"],
  txt: ["txt"],
  text: ["txt"],
  jpg: PICTURE,
  jpeg: PICTURE,
  jfif: PICTURE,
  png: PICTURE,
  gif: PICTURE,
  webp: PICTURE,
  avif: PICTURE,
  heic: PICTURE,
  heif: PICTURE,
  tif: PICTURE,
  tiff: PICTURE,
  bmp: PICTURE,
};
export const DOCUMENTS_AND_PICTURES: readonly AttachmentKind[] = [
  "pdf",
  "doc",
  "docx",
  "txt",
  "jpg",
  "png",
  "gif",
];
const MAX_NAME = 120;
const PATIENCE_MS = 40_000;

type Takes = {
  takes?: readonly AttachmentKind[];
  /** The message for a file of another kind. */
  refusal: string;
};

/** An upload of an accepted kind, by its content. A picture is redrawn; a document keeps its own bytes. */
export type CheckedUpload = { kind: AttachmentKind; mime: string; bytes: Buffer };
/** With the name that others see, and its storage key. */
export type Attachment = CheckedUpload & { storageKey: string; name: string; preview: Redrawn | null };

/** Returns a new name in a folder of private storage. */
export const privateName = (folder: string, ending: string) =>
  `${folder}/${randomBytes(16).toString("hex")}.${ending}`;

const ask = askFileReader<typeof attachmentReader>("attachment", PATIENCE_MS);

/** Checks the kind of an upload. Throws `bad_request` naming its field. */
export async function checkUpload(
  { field, bytes }: Pick<Upload, "field" | "bytes">,
  { takes = DOCUMENTS_AND_PICTURES, refusal }: Takes,
  previewSide: number | null = null,
): Promise<CheckedUpload & { preview: Redrawn | null }> {
  const {
    kind,
    refusedKind,
    cleaned,
    problem,
    preview = null,
  } = await ask(bytes, { previewSide }).catch(tooMuch(field));
  if (!isTaken(kind, takes))
    throw refused(field, refusedKind ? `This is ${refusedKind}. ${refusal}` : refusal);
  if (problem) throw refused(field, pictureRefused("This picture", problem));
  return { kind, mime: MIME[kind], bytes: cleaned ?? bytes, preview };
}

const isTaken = (kind: FileKind | null, takes: readonly FileKind[]): kind is AttachmentKind =>
  kind !== null && takes.includes(kind);

/**
 * Checks the kind of an upload, and that its name agrees. With `previewSide`, a picture also gets a small copy. Throws
 * `bad_request` naming its field.
 */
export async function readAttachment(
  { field, name, bytes }: Upload,
  folder: string,
  { previewSide, ...takes }: Takes & { previewSide?: number },
): Promise<Attachment> {
  const checked = await checkUpload({ field, bytes }, takes, previewSide);
  const said = /\.([a-z][a-z0-9]{0,7})$/i.exec(name)?.[1]?.toLowerCase();
  if (said && !SAID[said]?.includes(checked.kind)) {
    const shown = name.replace(/^.*[/\\]/, "").slice(-60);
    throw refused(
      field,
      `“${shown}” is really ${WORDS[checked.kind]}. Rename it to end in .${checked.kind}, or choose another file`,
    );
  }
  const storageKey = privateName(folder, checked.kind);
  return Object.assign(checked, { storageKey, name: shownName(name, checked.kind) });
}

const refused = (field: string, message: string) =>
  new AppError("bad_request", message, [{ field, message }]);

const tooMuch = (field: string) => (error: unknown) => {
  if (error instanceof ReadingLimitError) throw refused(field, FILE_TOO_COMPLEX);
  throw error;
};

/** Stores files privately around `work`, which writes their rows; deletes them again if it fails. */
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

/** Returns the sender's name for the file, with the extension of its actual kind. */
function shownName(name: string, kind: AttachmentKind): string {
  const base = name
    .replace(/^.*[/\\]/, "")
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]+/gu, " ")
    .trim();
  return `${base.slice(0, MAX_NAME).toWellFormed() || "file"}.${kind}`;
}

/**
 * Returns a private file as a response that is never shown inside our pages, whatever it contains; null when it doesn't
 * exist. The caller must have checked access.
 */
export async function serveAttachment(file: {
  storageKey: string;
  name: string;
  mime: string;
}): Promise<Response | null> {
  const bytes = await readPrivate(file.storageKey);
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
