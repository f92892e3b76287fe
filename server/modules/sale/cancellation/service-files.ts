import { v7 } from "uuid";
import {
  CANCELLATION_FILE_REFUSED,
  type CancellationFileKind,
  type CancellationParty,
} from "@/contracts/sale/order/cancellation";
import { readAttachment, serveAttachment, withPrivateFiles } from "@/server/adapters/storage/attachments";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import type { Upload } from "@/server/http/request/form";
import { isPartyOf, type Party } from "./case/case";
import * as repo from "./case/repo";

type Keep = (tx: Transaction, cancellationId: string, now: Date) => Promise<void>;

/**
 * Stores the uploads privately around `work`, which writes their rows with `keep` in its transaction; if it fails, the
 * files are deleted. Throws `bad_request` naming the field of a file whose content isn't of an accepted kind.
 */
export async function withFiles<T>(
  uploads: readonly Upload[],
  kind: CancellationFileKind,
  actor: CancellationParty,
  work: (keep: Keep) => Promise<T>,
): Promise<T> {
  const files = await Promise.all(
    uploads.map((upload) => readAttachment(upload, "cancellation", { refusal: CANCELLATION_FILE_REFUSED })),
  );
  return withPrivateFiles(files, () =>
    work((tx, cancellationId, createdAt) =>
      repo.insertFiles(
        tx,
        files.map(({ storageKey, name, mime, bytes }) => ({
          id: v7(),
          cancellationId,
          kind,
          actor,
          createdAt,
          storageKey,
          name,
          mime,
          bytes: bytes.length,
        })),
      ),
    ),
  );
}

/** Returns a file of a cancellation, for the parties to its order and operators (`party` null). Throws `not_found`. */
export async function readCancellationFile(fileId: string, party: Party | null): Promise<Response> {
  const db = await getDb();
  const missing = () => new AppError("not_found", "This file does not exist");
  const found = await repo.findFile(db, fileId);
  if (!found || (party && !(await isPartyOf(db, found.orderId, party)))) throw missing();
  const response = await serveAttachment(found.file);
  if (!response) throw missing();
  return response;
}
