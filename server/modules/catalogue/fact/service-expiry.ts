import { CERTIFICATE_REMINDER_DAYS } from "@/contracts/catalogue/vendor/vendor-fact";
import { addDays, todayInSingapore } from "@/lib/dates";
import { log } from "@/server/core/log/log";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { lockProfile, setGranted } from "@/server/modules/catalogue/vendor/public";
import { certificateExpiring, certificateLapsed } from "./mail";
import * as repo from "./repo";
import { mailTeam, offeringsLink } from "./service-check";

const BATCH = 500;

/**
 * Reminds vendors 30 days before their certificate expires, and ends expired ones. Each mail is queued in the
 * transaction that records it, so no run repeats it. Returns the number of vendors notified.
 */
export async function followCertificates(now = new Date()): Promise<number> {
  const today = todayInSingapore(now);
  const db = await getDb();
  const lapsed = await each(await repo.lapsedCertificates(db, today, BATCH), (tx, fact, vendorName) =>
    lapse(tx, fact, vendorName, today),
  );
  const until = addDays(today, CERTIFICATE_REMINDER_DAYS);
  const reminded = await each(await repo.certificatesToRemind(db, until, BATCH), (tx, fact, vendorName) =>
    remind(tx, fact, vendorName, now),
  );
  return lapsed + reminded;
}

type Act = (tx: Transaction, fact: repo.FactRow, vendorName: string) => Promise<boolean>;

async function each(ids: readonly string[], act: Act): Promise<number> {
  let told = 0;
  for (const id of ids) {
    try {
      if (await actOn(id, act)) told++;
    } catch (error) {
      log.error({ err: error, factId: id }, "vendor not told of its certificate, will be tried again");
    }
  }
  return told;
}

function actOn(id: string, act: Act): Promise<boolean> {
  return inTransaction(async (tx) => {
    const found = await repo.findFact(tx, id);
    const shop = found && (await lockProfile(tx, found.vendorId));
    const fact = shop && (await repo.findFact(tx, id));
    if (!shop || fact?.state !== "confirmed") return false;
    return act(tx, fact, shop.vendorName);
  });
}

async function lapse(
  tx: Transaction,
  fact: repo.FactRow,
  vendorName: string,
  today: string,
): Promise<boolean> {
  if (!fact.expiresOn || fact.expiresOn >= today) return false;
  await repo.endConfirmed(tx, fact, "lapsed");
  await setGranted(tx, fact.vendorId, { halalUntil: null });
  const { expiresOn } = fact;
  await mailTeam(tx, fact.vendorId, (to) =>
    enqueueMessage(tx, certificateLapsed, { to, vendorName, expiresOn, link: offeringsLink() }),
  );
  return true;
}

async function remind(tx: Transaction, fact: repo.FactRow, vendorName: string, now: Date): Promise<boolean> {
  if (!fact.expiresOn || fact.remindedAt) return false;
  await repo.updateFact(tx, fact.id, { remindedAt: now });
  const { expiresOn } = fact;
  await mailTeam(tx, fact.vendorId, (to) =>
    enqueueMessage(tx, certificateExpiring, { to, vendorName, expiresOn, link: offeringsLink() }),
  );
  return true;
}
