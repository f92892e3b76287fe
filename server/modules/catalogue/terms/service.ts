import { createHash } from "node:crypto";
import { v7 } from "uuid";
import { type Page, toPage } from "@/contracts/envelope";
import { type OwnTerms, TERMS_FILE_REFUSED } from "@/contracts/catalogue/vendor/vendor-terms";
import type { OwnTermsQuery, PublishTermsBody } from "@/contracts/catalogue/vendor/vendor-terms.schema";
import { todayInSingapore } from "@/lib/dates";
import { readAttachment } from "@/server/adapters/storage/attachments";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { presentOwn } from "./present";
import * as repo from "./repo";

/** GET /vendor/terms: all versions of the vendor's own terms, newest first. */
export async function listOwnTerms(
  { vendorId }: Pick<VendorActor, "vendorId">,
  query: OwnTermsQuery,
): Promise<Page<OwnTerms>> {
  const db = await getDb();
  const today = todayInSingapore();
  const [{ rows, total }, [current]] = await Promise.all([
    repo.versionsOf(db, vendorId, query),
    repo.inForce(db, [vendorId], today),
  ]);
  const docs = rows.map((row) =>
    presentOwn(
      row,
      row.appliesFrom > today ? "scheduled" : row.version === current?.version ? "current" : "past",
    ),
  );
  return toPage(docs, total, query);
}

/**
 * POST /vendor/terms: publishes a new version. It applies to orders placed from its first day on; earlier orders keep
 * the version they were placed under. Throws `bad_request` naming `file` or `text`, also when nothing changes.
 */
export async function publishTerms(
  { vendorId }: VendorActor,
  { kind, text, appliesFrom }: PublishTermsBody,
  uploads: readonly Upload[],
  now = new Date(),
): Promise<OwnTerms> {
  const content = await contentOf(kind, text, uploads);
  const sha256 = createHash("sha256")
    .update(content.file ?? content.body ?? "")
    .digest("hex");
  const today = todayInSingapore(now);
  const from = appliesFrom ?? today;
  return inTransaction(async (tx) => {
    await repo.lockTerms(tx, vendorId);
    const [before] = await repo.inForce(tx, [vendorId], from);
    const same = before ? before.kind === kind && before.sha256 === sha256 : kind === "none";
    if (same) throw unchanged(kind);
    const version = (await repo.lastVersion(tx, vendorId)) + 1;
    const size = content.file?.length ?? Buffer.byteLength(content.body ?? "", "utf8");
    const fileName = content.fileName ?? (kind === "text" ? `terms-${version}.txt` : "");
    const { file, body } = content;
    const row = { id: v7(), vendorId, version, kind, body, fileName, size, sha256, appliesFrom: from };
    await repo.insertTerms(tx, { ...row, file, createdAt: now });
    return presentOwn({ ...row, createdAt: now }, from > today ? "scheduled" : "current");
  });
}

/** DELETE /vendor/terms/{id}: withdraws a version that doesn't apply yet. Throws `not_found` otherwise. */
export async function withdrawTerms({ vendorId }: VendorActor, id: string, now = new Date()): Promise<null> {
  const withdrawn = await inTransaction(async (tx) => {
    await repo.lockTerms(tx, vendorId);
    return repo.withdrawScheduled(tx, vendorId, id, { today: todayInSingapore(now), now });
  });
  if (!withdrawn) {
    throw new AppError("not_found", "This version already applies. Publish a new one to replace it");
  }
  return null;
}

type Content = { body: string | null; file: Buffer | null; fileName?: string };

async function contentOf(
  kind: PublishTermsBody["kind"],
  text: string,
  [upload]: readonly Upload[],
): Promise<Content> {
  if (kind === "none") return { body: null, file: null };
  if (kind === "text") return { body: text, file: null };
  if (!upload) throw refused("file", "Choose the PDF with your terms");
  const { bytes, name } = await readAttachment(upload, "terms", {
    takes: ["pdf"],
    refusal: TERMS_FILE_REFUSED,
  });
  return { body: null, file: bytes, fileName: name };
}

function unchanged(kind: PublishTermsBody["kind"]): AppError {
  if (kind === "none") return new AppError("conflict", "You have no terms of your own to stop using");
  return refused(kind === "pdf" ? "file" : "text", "These are the terms that already apply");
}

const refused = (field: string, message: string) =>
  new AppError("bad_request", message, [{ field, message }]);
