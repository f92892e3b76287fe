import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { v7 } from "uuid";
import {
  CANCELLATION_FILE_REFUSED,
  type CancellationFileKind,
  type CancellationParty,
} from "@/contracts/sale/cancellation";
import { keepPrivately, privatePath, removePrivate } from "@/server/adapters/storage/private-files";
import { AppError } from "@/server/core/errors";
import { type FileKind, fileKind } from "@/server/core/file-kind";
import { getDb, type Transaction } from "@/server/db/client";
import type { Upload } from "@/server/http/form";
import { isPartyOf, type Party } from "./case";
import * as repo from "./repo";

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

type Kept = { storageKey: string; name: string; mime: string; bytes: number };
type Keep = (tx: Transaction, cancellationId: string, now: Date) => Promise<void>;

/**
 * Stores the uploads privately around `work`, which writes their rows by `keep` in its transaction; when it fails they are
 * removed again. Throws `bad_request` naming the field of a file whose content is none of the kinds that we take.
 */
export async function withFiles<T>(
  uploads: readonly Upload[],
  kind: CancellationFileKind,
  actor: CancellationParty,
  work: (keep: Keep) => Promise<T>,
): Promise<T> {
  const checked = await Promise.all(uploads.map(check));
  const kept: Kept[] = [];
  try {
    for (const { bytes, ...file } of checked) {
      await keepPrivately(file.storageKey, bytes);
      kept.push({ ...file, bytes: bytes.length });
    }
    return await work((tx, cancellationId, createdAt) =>
      repo.insertFiles(
        tx,
        kept.map((file) => ({ id: v7(), cancellationId, kind, actor, createdAt, ...file })),
      ),
    );
  } catch (error) {
    for (const { storageKey } of kept) await removePrivate(storageKey);
    throw error;
  }
}

async function check({ field, name, bytes }: Upload) {
  const kind = await fileKind(bytes);
  const mime = kind && MIME[kind];
  if (!mime) {
    throw new AppError("bad_request", CANCELLATION_FILE_REFUSED, [
      { field, message: CANCELLATION_FILE_REFUSED },
    ]);
  }
  const storageKey = `cancellation/${randomBytes(16).toString("hex")}.${kind}`;
  return { storageKey, name: shownName(name, kind), mime, bytes };
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
 * Returns a file of a cancellation, for the sides of its order and operators (`party` null). It is never shown inside our
 * pages, whatever it contains. Throws `not_found`.
 */
export async function readCancellationFile(fileId: string, party: Party | null): Promise<Response> {
  const db = await getDb();
  const missing = () => new AppError("not_found", "This file does not exist");
  const found = await repo.findFile(db, fileId);
  if (!found) throw missing();
  const { file, orderId } = found;
  if (party && !(await isPartyOf(db, orderId, party))) throw missing();
  const bytes = await readFile(privatePath(file.storageKey)).catch(() => null);
  if (!bytes) throw missing();
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
