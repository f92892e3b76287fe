import {
  OUTSIDE_FILE_REFUSED,
  OUTSIDE_FILES_MAX,
  type OutsideBooking,
} from "@/contracts/planning/budget/budget";
import { readAttachment, serveAttachment, withPrivateFiles } from "@/server/adapters/storage/attachments";
import { removePrivate } from "@/server/adapters/storage/private-files";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { planOf } from "@/server/modules/planning/wedding/public";
import * as repo from "./repo-outside";
import { noSuchBooking, readOne } from "./service-outside";

/**
 * Stores a contract or receipt of a booking privately. Throws `bad_request` for content that isn't accepted,
 * `not_found`, or `conflict` when there are too many.
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
  const file = await readAttachment(upload, "outside", { refusal: OUTSIDE_FILE_REFUSED });
  await withPrivateFiles([file], () =>
    inTransaction(async (tx) => {
      if (!(await repo.lockBooking(tx, weddingId, bookingId))) throw noSuchBooking();
      if ((await repo.filesOf(tx, [bookingId])).length >= OUTSIDE_FILES_MAX) {
        throw new AppError("conflict", `A booking holds at most ${OUTSIDE_FILES_MAX} files`);
      }
      const { name, mime: type, bytes, storageKey } = file;
      await repo.insertFile(tx, { weddingId, bookingId, name, type, bytes: bytes.length, storageKey });
    }),
  );
  return readOne(db, weddingId, bookingId);
}

/** Returns a file to those who plan the wedding, always as a download. Throws `not_found`. */
export async function readFileOf(actor: CustomerActor, id: string): Promise<Response> {
  const { weddingId } = await planOf(actor);
  const missing = () => new AppError("not_found", "This file is gone");
  const file = await repo.findFile(await getDb(), weddingId, id);
  if (!file) throw missing();
  const response = await serveAttachment({ storageKey: file.storageKey, name: file.name, mime: file.type });
  if (!response) throw missing();
  return response;
}

/** Deletes a file. Throws `not_found`. */
export async function removeFile(actor: CustomerActor, id: string): Promise<OutsideBooking> {
  const { weddingId } = await planOf(actor);
  const db = await getDb();
  const file = await repo.findFile(db, weddingId, id);
  if (!file) throw new AppError("not_found", "This file is gone");
  await repo.deleteFile(db, id);
  await removePrivate(file.storageKey);
  return readOne(db, weddingId, file.bookingId);
}
