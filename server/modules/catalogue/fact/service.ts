import {
  CERTIFICATE_FILE_REFUSED,
  type FactKind,
  type FactStanding,
  type VendorFacts,
} from "@/contracts/catalogue/vendor/vendor-fact";
import type { HalalFactBody, TablesFactBody } from "@/contracts/catalogue/vendor/vendor-fact.schema";
import { todayInSingapore } from "@/lib/dates";
import { readAttachment, serveAttachment, withPrivateFiles } from "@/server/adapters/storage/attachments";
import { removePrivate } from "@/server/adapters/storage/private-files";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { lockProfile, setGranted } from "@/server/modules/catalogue/vendor/public";
import { presentHalal, presentTables } from "./present";
import * as repo from "./repo";

/** GET /vendor/fact: the facts that the vendor has submitted, and those in effect. */
export async function vendorFacts({ vendorId }: Pick<VendorActor, "vendorId">): Promise<VendorFacts> {
  const rows = await repo.factsOf(await getDb(), vendorId);
  const halal = standingOf(rows, "halal", presentHalal);
  const lapsed = rows.find(({ kind, state }) => kind === "halal" && state === "lapsed");
  return {
    halal: {
      ...halal,
      lapsedOn: halal.confirmed ? null : (lapsed?.expiresOn ?? null),
    },
    tables: standingOf(rows, "tables", presentTables),
  };
}

/** An expired certificate is no longer valid, even before the job has recorded that. */
function standingOf<F>(
  rows: readonly repo.FactRow[],
  wanted: FactKind,
  present: (row: repo.FactRow) => F,
): FactStanding<F> {
  const own = rows.filter(({ kind }) => kind === wanted);
  const today = todayInSingapore();
  const confirmed = own.find(
    ({ state, expiresOn }) => state === "confirmed" && (expiresOn === null || expiresOn >= today),
  );
  const latest = own.find(({ state }) => state === "pending" || state === "rejected");
  return { confirmed: confirmed ? present(confirmed) : null, latest: latest ? present(latest) : null };
}

/**
 * POST /vendor/fact/halal: submits a certificate for checking, replacing a pending or rejected one. The confirmed one
 * stays in effect until then. Throws `bad_request` naming `file`.
 */
export async function sendHalal(
  actor: VendorActor,
  { number, expiresOn }: HalalFactBody,
  uploads: readonly Upload[],
): Promise<VendorFacts> {
  const [upload] = uploads;
  if (!upload) throw fileMissing();
  const file = await readAttachment(upload, "fact", {
    takes: ["pdf", "jpg", "png"],
    refusal: CERTIFICATE_FILE_REFUSED,
  });
  await withPrivateFiles([file], () =>
    send({
      vendorId: actor.vendorId,
      kind: "halal",
      number,
      expiresOn,
      fileName: file.name,
      mime: file.mime,
      bytes: file.bytes.length,
      storageKey: file.storageKey,
    }),
  );
  return vendorFacts(actor);
}

/** POST /vendor/fact/tables: submits the halls for checking. */
export async function sendTables(actor: VendorActor, { halls }: TablesFactBody): Promise<VendorFacts> {
  await send({ vendorId: actor.vendorId, kind: "tables", halls });
  return vendorFacts(actor);
}

async function send(fact: repo.NewFact): Promise<void> {
  const before = await inTransaction(async (tx) => {
    await lockProfile(tx, fact.vendorId);
    const deleted = await repo.deleteLatest(tx, fact.vendorId, fact.kind);
    await repo.insertFact(tx, fact);
    return deleted;
  });
  if (before?.storageKey) await removePrivate(before.storageKey);
}

/**
 * DELETE /vendor/fact/{id}: withdraws a pending, rejected or confirmed fact; a confirmed one is then no longer shown.
 * Throws `not_found`.
 */
export async function withdrawFact(actor: VendorActor, id: string): Promise<VendorFacts> {
  const { vendorId } = actor;
  const deleted = await inTransaction(async (tx) => {
    await lockProfile(tx, vendorId);
    const fact = await repo.findFact(tx, id);
    if (!fact || fact.vendorId !== vendorId) throw missing();
    if (fact.state === "pending" || fact.state === "rejected") {
      return repo.deleteLatest(tx, vendorId, fact.kind);
    }
    if (fact.state !== "confirmed") throw missing();
    await repo.endConfirmed(tx, fact, "withdrawn");
    if (fact.kind === "halal") await setGranted(tx, vendorId, { halalUntil: null });
    else await setGranted(tx, vendorId, { halls: [], capacityTables: null });
    return null;
  });
  if (deleted?.storageKey) await removePrivate(deleted.storageKey);
  return vendorFacts(actor);
}

/** GET /vendor/fact/file/{id}: the vendor's own certificate. Throws `not_found`. */
export async function readCertificate({ vendorId }: VendorActor, id: string): Promise<Response> {
  const fact = await repo.findFact(await getDb(), id);
  if (fact?.vendorId !== vendorId) throw missing();
  return serveCertificate(fact);
}

/** Returns the file of any vendor's certificate, for an operator. Throws `not_found`. */
export async function operatorCertificate(id: string): Promise<Response> {
  const fact = await repo.findFact(await getDb(), id);
  if (!fact) throw missing();
  return serveCertificate(fact);
}

async function serveCertificate({ storageKey, fileName, mime }: repo.FactRow): Promise<Response> {
  if (!storageKey) throw missing();
  const response = await serveAttachment({ storageKey, name: fileName ?? "", mime: mime ?? "" });
  if (!response) throw missing();
  return response;
}

const missing = () => new AppError("not_found", "This entry is gone. Reload the page to see the latest");

function fileMissing(): AppError {
  const message = "Choose the certificate’s file";
  return new AppError("bad_request", message, [{ field: "file", message }]);
}
