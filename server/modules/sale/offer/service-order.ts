import { OFFER_ENDED } from "@/contracts/sale/offer";
import { todayInSingapore } from "@/lib/dates";
import { log } from "@/server/core/log/log";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { stateOn } from "./present";
import * as repo from "./repo";
import { endOffer, refuseEnded } from "./service";
import { noSuchOffer } from "./service-read";

const BATCH = 200;

/** Locks an offer that the couple adds to its cart. Throws `not_found`, or `conflict` when it can't be bought. */
export async function lockOfferToBuy(
  tx: Transaction,
  customerId: string,
  offerId: string,
  now: Date,
): Promise<repo.OfferRow> {
  const row = await repo.lockOffer(tx, offerId, { customerId });
  if (!row) throw noSuchOffer();
  refuseEnded(row, now);
  return row;
}

/** Returns the reason why an offer can no longer be bought, or null. */
export function endOfOffer(row: Pick<repo.OfferRow, "state" | "validUntil">, now: Date): string | null {
  const state = stateOn(row, todayInSingapore(now));
  return state === "open" ? null : OFFER_ENDED[state];
}

/** Marks locked offers as ordered. They can then be neither withdrawn nor bought again. */
export async function acceptOffers(tx: Transaction, offerIds: readonly string[]): Promise<void> {
  for (const id of offerIds)
    await repo.updateOffer(tx, id, { state: "accepted", holdId: null, heldUntil: null });
}

/** Reopens the offer of an order that ended unpaid, unless a newer one is open or its last day has passed. */
export async function reopenOffer(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const row = await repo.offerOfOrder(tx, orderId);
  if (row?.state !== "accepted") return;
  const newer = await repo.lockOpenOffer(tx, { ...row, roomId: "" }, row.familyId);
  if (newer || row.validUntil < todayInSingapore(now)) return;
  await repo.updateOffer(tx, row.id, { state: "open" });
}

/** Expires offers whose last day has passed, and frees the dates that they held. Returns their number. */
export async function expireOffers(now = new Date()): Promise<number> {
  const today = todayInSingapore(now);
  const lapsed = await repo.lapsedOffers(await getDb(), today, BATCH);
  let expired = 0;
  for (const { id, vendorId } of lapsed) {
    try {
      await inTransaction(async (tx) => {
        const row = await repo.lockOffer(tx, id, { vendorId });
        if (!row || row.state !== "open" || row.validUntil >= today) return;
        await endOffer(tx, row, "expired");
        expired++;
      });
    } catch (error) {
      log.error({ err: error, offerId: id }, "offer not expired, will be tried again");
    }
  }
  return expired;
}
