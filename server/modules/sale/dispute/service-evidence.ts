import { v7 } from "uuid";
import { EVIDENCE_FILE_REFUSED } from "@/contracts/operator/money/money";
import { gatewayNamed } from "@/server/adapters/payments/current/current-gateway";
import { GatewayError } from "@/server/adapters/payments/gateway";
import {
  type AttachmentKind,
  readAttachment,
  serveAttachment,
  withPrivateFiles,
} from "@/server/adapters/storage/attachments";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import * as repo from "./repo";

/** The kinds of files that banks accept. */
const KINDS: readonly AttachmentKind[] = ["pdf", "jpg", "png"];

/**
 * Sends the bank a statement with files as evidence in a dispute; `keep` runs in the transaction that records it.
 * Throws `not_found`, `bad_request` for a file, and `conflict` when the dispute is decided, evidence was sent before,
 * or the processor refuses it.
 */
export async function sendEvidence(
  id: string,
  { text, uploads }: { text: string; uploads: readonly Upload[] },
  keep: (tx: Transaction, row: repo.DisputeRow) => Promise<void>,
  now = new Date(),
): Promise<void> {
  const row = await repo.findDispute(await getDb(), id);
  if (!row) throw new AppError("not_found", "This dispute does not exist");
  if (row.state !== "open") throw new AppError("conflict", "The bank has decided this dispute");
  if (row.evidenceSentAt) throw told();
  const files = await Promise.all(
    uploads.map((upload) =>
      readAttachment(upload, "dispute", { takes: KINDS, refusal: EVIDENCE_FILE_REFUSED }),
    ),
  );
  await withPrivateFiles(files, async () => {
    await inTransaction(async (tx) => {
      if (!(await repo.noteEvidence(tx, id, text, now))) throw told();
      // The bank takes evidence once: a second operator waits here for the first one's transaction.
      try {
        await gatewayNamed(row.gateway).submitEvidence({ disputeId: row.gatewayDisputeId, text, files });
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        throw new AppError("conflict", `The card processor refused it: ${error.message}`);
      }
      await repo.insertFiles(
        tx,
        files.map(({ name, mime, bytes, storageKey }) => ({
          id: v7(),
          disputeId: id,
          name,
          mime,
          bytes: bytes.length,
          storageKey,
          createdAt: now,
        })),
      );
      await keep(tx, row);
    });
  });
}

const told = () => new AppError("conflict", "The bank has been told already: it takes evidence once");

/** Returns a file that was sent as evidence. Throws `not_found`. */
export async function readEvidenceFile(fileId: string): Promise<Response> {
  const file = await repo.findEvidenceFile(await getDb(), fileId);
  const response = file && (await serveAttachment(file));
  if (!response) throw new AppError("not_found", "This file does not exist");
  return response;
}
