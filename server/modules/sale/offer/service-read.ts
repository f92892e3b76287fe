import type { Offer, RoomOffers } from "@/contracts/sale/offer";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { differences } from "./difference";
import { presentOffer } from "./present";
import * as repo from "./repo";

export const noSuchRoom = () => new AppError("not_found", "This conversation does not exist");
export const noSuchOffer = () => new AppError("not_found", "This offer does not exist");

/** Returns the offers of a conversation, latest first. Throws `not_found` when it isn't the caller's. */
export async function listOffers(owner: repo.Owner, roomId: string, now = new Date()): Promise<RoomOffers> {
  const db = await getDb();
  const sides = await repo.findSides(db, roomId, owner);
  if (!sides) throw noSuchRoom();
  return { offers: await describe(db, sides, await repo.offersBetween(db, sides), owner, now) };
}

/** Returns an offer as its sides see it. */
export async function readOffer(owner: repo.Owner, row: repo.OfferRow, now: Date): Promise<Offer> {
  const db = await getDb();
  const { customerId, vendorId } = row;
  const sides = { roomId: await repo.roomIdOf(db, row), customerId, vendorId };
  const [found] = await describe(db, sides, await repo.offersByIds(db, [row.id]), owner, now);
  if (!found) throw noSuchOffer();
  return found;
}

async function describe(
  db: Db,
  { roomId, vendorId }: repo.Sides,
  rows: readonly repo.OfferRow[],
  owner: repo.Owner,
  now: Date,
): Promise<Offer[]> {
  if (rows.length === 0) return [];
  const known = new Map(rows.map((row) => [row.id, row]));
  const missing = rows.flatMap(({ replacesId }) =>
    replacesId && !known.has(replacesId) ? [replacesId] : [],
  );
  for (const row of await repo.offersByIds(db, missing)) known.set(row.id, row);
  const { vendorName } = await repo.findVendor(db, vendorId);
  const families = await repo.familyNames(
    db,
    rows.map(({ familyId }) => familyId),
  );
  const ids = rows.map(({ id }) => id);
  const orders = new Map((await repo.ordersFrom(db, ids)).map((order) => [order.offerId, order]));
  return rows.map((row) => {
    const before = row.replacesId ? known.get(row.replacesId) : undefined;
    const order = orders.get(row.id);
    const isSeen = "customerId" in owner || order?.sent;
    const beside = {
      roomId,
      vendorName,
      family: families.get(row.familyId) ?? "",
      changes: before ? differences(before, row) : [],
      orderId: order && isSeen ? order.id : null,
    };
    return presentOffer(row, beside, now);
  });
}
