import {
  CERTIFICATE_REMINDER_DAYS,
  type FactKind,
  largestHall,
} from "@/contracts/catalogue/vendor/vendor-fact";
import { addDays, formatDate, todayInSingapore } from "@/lib/dates";
import { privateAddress } from "@/server/adapters/storage/private-files";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { teamAddresses } from "@/server/modules/catalogue/team/public";
import { lockProfile, setGranted } from "@/server/modules/catalogue/vendor/public";
import { recordAct } from "@/server/modules/identity/operator/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { factConfirmed, factRejected } from "./mail";
import * as repo from "./repo";

const REASON_MAX = 1_000;

/** A fact that waits for an operator's decision. */
export type PendingFact = {
  id: string;
  vendorName: string;
  kind: FactKind;
  /** The vendor's claim, in words. */
  stated: string;
  /** The path of the certificate on this machine; null for halls. */
  filePath: string | null;
  sentAt: Date;
};

type Decision = {
  id: string;
  /** `operator:<name>` */
  doneBy: string;
};

const LISTED = 200;

/** Returns up to 200 pending facts, oldest first, for the command line. */
export async function listPendingFacts(): Promise<PendingFact[]> {
  const rows = await repo.pendingFacts(await getDb(), { page: 1, limit: LISTED });
  return rows.map((row) => ({
    id: row.id,
    vendorName: row.vendorName,
    kind: row.kind,
    stated: statedIn(row),
    filePath: row.storageKey && privateAddress(row.storageKey),
    sentAt: row.createdAt,
  }));
}

/**
 * Confirms a pending fact, which replaces the earlier one, and mails the vendor. Returns the vendor's name. Throws
 * `not_found`, and `conflict` when it is no longer pending or the certificate has expired.
 */
export function confirmFact({ id, doneBy }: Decision): Promise<string> {
  return decide(id, async (tx, fact, shop) => {
    const today = todayInSingapore();
    if (fact.expiresOn && fact.expiresOn < today) {
      throw new AppError("conflict", `The certificate expired on ${formatDate(fact.expiresOn)}: reject it`);
    }
    await repo.endConfirmed(tx, fact, "replaced");
    // The confirmation mail states the last day, so a certificate that expires soon needs no separate reminder.
    const isNear = fact.expiresOn !== null && fact.expiresOn <= addDays(today, CERTIFICATE_REMINDER_DAYS);
    const now = new Date();
    await repo.updateFact(tx, id, {
      state: "confirmed",
      decidedAt: now,
      decidedBy: doneBy,
      remindedAt: isNear ? now : null,
    });
    const { halls } = fact;
    await setGranted(
      tx,
      fact.vendorId,
      halls ? { halls, capacityTables: largestHall(halls) } : { halalUntil: fact.expiresOn },
    );
    await recordEvent(tx, {
      accountId: shop.accountId,
      kind: "vendor-fact-confirmed",
      doneBy,
      detail: statedIn(fact),
    });
    await recordAct(tx, {
      doneBy,
      kind: "fact.confirm",
      subjectId: fact.vendorId,
      subject: shop.vendorName,
      after: { [fact.kind]: statedIn(fact) },
    });
    await mailTeam(tx, fact.vendorId, (to) =>
      enqueueMessage(tx, factConfirmed, { to, ...mailFields(fact, shop), expiresOn: fact.expiresOn }),
    );
    return shop.vendorName;
  });
}

/**
 * Rejects a pending fact with a reason for the vendor. An earlier confirmed fact stays valid. Returns the vendor's
 * name. Throws `bad_request` without a reason, `not_found` and `conflict`.
 */
export async function rejectFact({ id, reason, doneBy }: Decision & { reason: string }): Promise<string> {
  const why = reason.trim();
  if (!why) throw new AppError("bad_request", "Please give a reason: the vendor reads it");
  if (why.length > REASON_MAX || why.includes("\0")) {
    throw new AppError("bad_request", `The reason must be at most ${REASON_MAX} characters of text`);
  }
  return decide(id, async (tx, fact, shop) => {
    await repo.updateFact(tx, id, {
      state: "rejected",
      reason: why,
      decidedAt: new Date(),
      decidedBy: doneBy,
    });
    await recordEvent(tx, {
      accountId: shop.accountId,
      kind: "vendor-fact-rejected",
      doneBy,
      detail: why,
    });
    await recordAct(tx, {
      doneBy,
      kind: "fact.reject",
      subjectId: fact.vendorId,
      subject: shop.vendorName,
      before: { [fact.kind]: statedIn(fact) },
      reason: why,
    });
    await mailTeam(tx, fact.vendorId, (to) =>
      enqueueMessage(tx, factRejected, { to, ...mailFields(fact, shop), reason: why }),
    );
    return shop.vendorName;
  });
}

type Shop = { vendorName: string; accountId: string };

/** Locks the vendor before reading its fact, as submitting does, so that operators decide on the current version. */
async function decide(
  id: string,
  act: (tx: Transaction, fact: repo.FactRow, shop: Shop) => Promise<string>,
): Promise<string> {
  return inTransaction(async (tx) => {
    const found = await repo.findFact(tx, id);
    const shop = found && (await lockProfile(tx, found.vendorId));
    const fact = shop && (await repo.findFact(tx, id));
    if (!shop || !fact)
      throw new AppError("not_found", "Nothing waits under this id: its vendor may have sent a newer one");
    if (fact.state !== "pending") throw new AppError("conflict", `This is ${fact.state} already`);
    return act(tx, fact, shop);
  });
}

/** Mails everyone on the team who may change the profile. */
export async function mailTeam(
  tx: Transaction,
  vendorId: string,
  send: (to: string) => Promise<void>,
): Promise<void> {
  for (const to of await teamAddresses(tx, vendorId, "settings")) await send(to);
}

export const offeringsLink = () => appLink("/vendor/dashboard/settings/seller-offerings");

const mailFields = ({ kind }: repo.FactRow, { vendorName }: Shop) => ({
  vendorName,
  fact: kind,
  link: offeringsLink(),
});

function statedIn({ kind, number, expiresOn, halls }: repo.FactRow): string {
  if (kind === "halal") return `halal certificate ${number ?? ""}, expires ${formatDate(expiresOn ?? "")}`;
  return (halls ?? []).map(({ name, tables }) => `${name}: ${tables} tables`).join(", ");
}
