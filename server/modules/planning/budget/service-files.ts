import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { OUTSIDE_FILE_REFUSED, OUTSIDE_FILES_MAX, type OutsideBooking } from "@/contracts/planning/budget";
import { kindOfUpload } from "@/server/adapters/storage/attachments";
import { keepPrivately, privatePath, removePrivate } from "@/server/adapters/storage/private-files";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import type { FileKind } from "@/server/core/file-kind";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { planOf } from "@/server/modules/planning/wedding/public";
import * as repo from "./repo-outside";
import { noSuchBooking, readOne } from "./service-outside";

const MIME: Partial<Record<FileKind, string>> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
};

/**
 * Keeps a contract or receipt of a booking privately. Throws `bad_request` for content that we don't take, `not_found`,
 * or `conflict` when there are too many.
 */
export async function addFile(
  actor: CustomerActor,
  bookingId: string,
  uploads: readonly Upload[],
): Promise<OutsideBooking> {
  const { weddingId } = await planOf(actor);
  const [upload] = uploads;
  const refused = (message: string) => new AppError("bad_request", message, [{ field: "file", message }]);
  const db = await getDb();
  await readOne(db, weddingId, bookingId);
  if (!upload) throw refused("Please choose a file");
  const kind = await kindOfUpload(upload.bytes);
  const type = kind && MIME[kind];
  if (!type) throw refused(OUTSIDE_FILE_REFUSED);
  const storageKey = `outside/${randomBytes(16).toString("hex")}.${kind}`;
  await keepPrivately(storageKey, upload.bytes);
  try {
    await inTransaction(async (tx) => {
      if (!(await repo.lockBooking(tx, weddingId, bookingId))) throw noSuchBooking();
      if ((await repo.filesOf(tx, [bookingId])).length >= OUTSIDE_FILES_MAX) {
        throw new AppError("conflict", `A booking holds at most ${OUTSIDE_FILES_MAX} files`);
      }
      const name = shownName(upload.name, kind);
      await repo.insertFile(tx, { weddingId, bookingId, name, type, bytes: upload.bytes.length, storageKey });
    });
  } catch (error) {
    await removePrivate(storageKey);
    throw error;
  }
  return readOne(db, weddingId, bookingId);
}

/** The sender's name for the file, with the ending of what it is. */
function shownName(name: string, kind: FileKind): string {
  const base = name
    .replace(/^.*[/\\]/, "")
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]+/gu, " ")
    .trim();
  return `${base.slice(0, 120).toWellFormed() || "file"}.${kind}`;
}

/** Returns a file to those who plan the wedding, as a download whatever it contains. Throws `not_found`. */
export async function readFileOf(actor: CustomerActor, id: string): Promise<Response> {
  const { weddingId } = await planOf(actor);
  const missing = () => new AppError("not_found", "This file is gone");
  const file = await repo.findFile(await getDb(), weddingId, id);
  if (!file) throw missing();
  const bytes = await readFile(privatePath(file.storageKey)).catch(() => null);
  if (!bytes) throw missing();
  const ascii = file.name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": file.type,
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-store",
    },
  });
}

/** Throws `not_found`. */
export async function removeFile(actor: CustomerActor, id: string): Promise<OutsideBooking> {
  const { weddingId } = await planOf(actor);
  const db = await getDb();
  const file = await repo.findFile(db, weddingId, id);
  if (!file) throw new AppError("not_found", "This file is gone");
  await repo.deleteFile(db, id);
  await removePrivate(file.storageKey);
  return readOne(db, weddingId, file.bookingId);
}
