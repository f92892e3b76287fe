import { GUARANTEE_DAYS } from "@/contracts/planning/event-order";
import { withoutGuests } from "@/contracts/planning/beo-sections";
import { addDays, type IsoDate, todayInSingapore } from "@/lib/dates";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { eventsOf } from "@/server/modules/planning/wedding/public";
import * as repo from "./repo-beo";

type Terms = { seatsPerUnit: number; minimumUnits: number; guaranteeDate: IsoDate | null };
type Change = { weddingId: string; id: string; terms: Terms };

/**
 * Called before a tie's terms change. Throws `conflict` when the vendor has confirmed the guaranteed numbers; until then
 * a later guarantee date unlocks them.
 */
export async function keepGuarantee(
  tx: Transaction,
  { weddingId, id, terms }: Change,
  now: Date,
): Promise<void> {
  const served = await repo.orderOfTie(tx, weddingId, id);
  if (!served) return;
  const locked = (await repo.findVersions(tx, served)).find(({ lockedAt }) => lockedAt);
  if (!locked) return;
  const { seatsPerUnit, minimumUnits, guaranteeDate } = served.terms;
  const isSame =
    terms.seatsPerUnit === seatsPerUnit &&
    terms.minimumUnits === minimumUnits &&
    terms.guaranteeDate === guaranteeDate;
  if (isSame) return;
  if (locked.confirmedAt) {
    throw new AppError(
      "conflict",
      `Your vendor confirmed version ${locked.number} with these numbers as final. Message them to change the terms`,
    );
  }
  const event = (await eventsOf(weddingId, tx)).find((each) => each.id === served.eventId);
  const due = terms.guaranteeDate ?? (event?.date ? addDays(event.date, -GUARANTEE_DAYS) : null);
  if (due === null || due >= todayInSingapore(now)) await repo.setLocked(tx, locked.id, null);
}

/** The vendor of an order that is no longer tied keeps the versions that it worked from, without the guests. */
export async function stopSharing(tx: Transaction, weddingId: string, served: repo.Served): Promise<void> {
  const ties = await repo.findTiesOfOrder(tx, served.orderId);
  if (ties.some(({ tie }) => tie.eventId === served.eventId)) return;
  await forgetBeoGuests(tx, weddingId, served);
}

/** Removes guests' details from the versions of a wedding, or of one order at an event. */
export async function forgetBeoGuests(
  tx: Transaction,
  weddingId: string,
  served?: repo.Served,
): Promise<void> {
  for (const { id, content } of await repo.lockContents(tx, weddingId, served)) {
    await repo.setContent(tx, id, withoutGuests(content));
  }
}
