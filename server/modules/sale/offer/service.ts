import { v7 } from "uuid";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import { MAX_DAYS_AHEAD } from "@/contracts/catalogue/availability";
import {
  type Offer,
  OFFER_ENDED,
  OFFER_LIMITS,
  type OfferedItem,
  type OfferPreview,
} from "@/contracts/sale/offer";
import type { OfferBody } from "@/contracts/sale/offer.schema";
import { MAX_CHECKOUT_CENTS } from "@/contracts/sale/order/order";
import { coupleName } from "@/lib/couple-name";
import { addDays, type IsoDate, todayInSingapore } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { DAY_MS } from "@/lib/time";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { dropHold, keepDate } from "@/server/modules/sale/booking/public";
import { differences } from "./difference";
import { offerHooks } from "./hooks";
import { presentAmounts, presentItem, presentMilestones, stateOn } from "./present";
import { familyOf, totalOf } from "./price";
import * as repo from "./repo";
import { mailChangeAsked, mailSent, mailWithdrawn } from "./service-mail";
import { noSuchOffer, noSuchRoom, readOffer } from "./service-read";
import { stepsOf } from "./steps";
import { summaryOf } from "./summary";

type Composed = Omit<repo.OfferRow, "id" | "createdAt">;

/**
 * Returns the total of an offer and the open offer that it would replace, without sending it. Throws like `sendOffer`.
 */
export async function previewOffer(
  vendorId: string,
  roomId: string,
  body: OfferBody,
  now = new Date(),
): Promise<OfferPreview> {
  const db = await getDb();
  const sides = await repo.findSides(db, roomId, { vendorId });
  if (!sides) throw noSuchRoom();
  const row = await compose(db, sides, body, now);
  const replaced = await repo.openOffer(db, sides, row.familyId);
  const families = await repo.familyNames(db, [row.familyId]);
  return {
    family: families.get(row.familyId) ?? "",
    items: row.items.map(presentItem),
    ...presentAmounts(totalOf(row.items)),
    milestones: presentMilestones(row.totalCents, row, todayInSingapore(now)),
    replaces: replaced?.id ?? null,
    changes: replaced ? differences(replaced, row) : [],
  };
}

/**
 * Sends an offer to the couple of a conversation. It replaces the open offer of its family, and holds the date on
 * request. Throws `not_found`, `bad_request` for a product that can't be sold or a date that doesn't fit, and
 * `conflict` when the date to hold is full or the vendor is not selling.
 */
export async function sendOffer(
  { vendorId, accountId }: VendorActor,
  roomId: string,
  body: OfferBody,
  now = new Date(),
): Promise<Offer> {
  const sent = await inTransaction(async (tx) => {
    const sides = await repo.findSides(tx, roomId, { vendorId });
    if (!sides) throw noSuchRoom();
    const composed = await compose(tx, sides, body, now);
    const replaced = await repo.lockOpenOffer(tx, sides, composed.familyId);
    if (replaced) await endOffer(tx, replaced, "replaced");
    const hold = await holdDate(tx, sides, body, now);
    const replacesId = replaced?.id ?? null;
    const offer = { ...composed, ...hold, id: v7(), replacesId, createdAt: now };
    await repo.insertOffer(tx, offer);
    const words = `Offer: ${summaryOf(offer)}`;
    await offerHooks().offerSent(tx, { id: offer.id, roomId, vendorId, accountId, words });
    await mailSent(tx, offer);
    return offer;
  });
  return readOffer({ vendorId }, sent, now);
}

/**
 * Withdraws an offer and frees the date that it held. Throws `not_found`, or `conflict` when it is no longer open, for
 * instance because the couple has ordered it.
 */
export async function withdrawOffer(vendorId: string, offerId: string, now = new Date()): Promise<Offer> {
  const row = await inTransaction(async (tx) => {
    const found = await repo.lockOffer(tx, offerId, { vendorId });
    if (!found) throw noSuchOffer();
    refuseEnded(found, now);
    await endOffer(tx, found, "withdrawn");
    await mailWithdrawn(tx, found);
    return found;
  });
  return readOffer({ vendorId }, row, now);
}

/** Withdraws all open offers of a vendor, frees the dates that they held, and mails the couples. */
export async function withdrawOffersOf(tx: Transaction, vendorId: string): Promise<void> {
  for (const id of await repo.openOfferIds(tx, vendorId)) {
    const row = await repo.lockOffer(tx, id, { vendorId });
    if (row?.state !== "open") continue;
    await endOffer(tx, row, "withdrawn");
    await mailWithdrawn(tx, row);
  }
}

/** Returns how many of a vendor's offers are open. */
export async function countOpenOffers(vendorId: string): Promise<number> {
  return (await repo.openOfferIds(await getDb(), vendorId)).length;
}

/** Mails the vendor the couple's request for a change; the offer stays open. Throws `not_found`, `conflict`. */
export async function askForChange(
  customerId: string,
  offerId: string,
  words: string,
  now = new Date(),
): Promise<Offer> {
  const row = await inTransaction(async (tx) => {
    const found = await repo.lockOffer(tx, offerId, { customerId });
    if (!found) throw noSuchOffer();
    refuseEnded(found, now);
    await repo.updateOffer(tx, offerId, { changeWords: words, changeAskedAt: now });
    await mailChangeAsked(tx, found, words);
    return found;
  });
  return readOffer({ customerId }, row, now);
}

/** Throws `conflict` when the offer can no longer be bought. */
export function refuseEnded(row: Pick<repo.OfferRow, "state" | "validUntil">, now: Date): void {
  const state = stateOn(row, todayInSingapore(now));
  if (state !== "open") throw new AppError("conflict", OFFER_ENDED[state]);
}

/** Ends a locked offer and frees the date that it held. */
export async function endOffer(
  tx: Transaction,
  { id, vendorId, holdId }: repo.OfferRow,
  state: "withdrawn" | "replaced" | "expired",
): Promise<void> {
  if (holdId) await dropHold(tx, vendorId, holdId);
  await repo.updateOffer(tx, id, { state, holdId: null, heldUntil: null });
}

async function compose(db: Db, sides: repo.Sides, body: OfferBody, now: Date): Promise<Composed> {
  const { customerId, vendorId } = sides;
  const today = todayInSingapore(now);
  refuseDates(body, today);
  const vendor = await repo.findVendor(db, vendorId);
  if (vendor.status !== "approved" || !vendor.enableSelling) {
    throw new AppError("conflict", "Your shop takes no new orders at the moment, so you can't send offers");
  }
  const products = new Map(
    (
      await repo.productsOf(
        db,
        vendorId,
        body.items.map(({ productId }) => productId),
      )
    ).map((each) => [each.id, each]),
  );
  const items = body.items.map((item) => storedItem(item, products.get(item.productId)));
  const first = products.get(items[0]?.productId ?? "");
  if (!first) throw notOwn();
  const { total } = totalOf(items);
  if (total > MAX_CHECKOUT_CENTS) {
    throw new AppError("bad_request", `One offer can be at most ${formatMoney(MAX_CHECKOUT_CENTS)}`);
  }
  return {
    customerId,
    vendorId,
    familyId: familyOf(first),
    state: "open",
    items,
    eventDate: body.eventDate,
    totalCents: total,
    paymentPolicy: { ...vendor.paymentPolicy, milestones: stepsOf(body.steps) },
    validUntil: body.validUntil,
    terms: body.terms,
    note: body.note,
    holdId: null,
    heldUntil: null,
    replacesId: null,
    changeWords: "",
    changeAskedAt: null,
  };
}

function notOwn(): AppError {
  const message = "Choose products that you have published";
  return new AppError("bad_request", message, [{ field: "items", message }]);
}

function refuseDates({ eventDate, validUntil }: OfferBody, today: IsoDate): void {
  const refuse = (field: string, message: string) => {
    throw new AppError("bad_request", message, [{ field, message }]);
  };
  if (eventDate <= today) refuse("eventDate", "The date must be tomorrow or later");
  if (eventDate > addDays(today, MAX_DAYS_AHEAD)) {
    refuse("eventDate", "The date can be at most three years ahead");
  }
  if (validUntil < today) refuse("validUntil", "The offer must be valid until today or later");
  if (validUntil >= eventDate) refuse("validUntil", "The offer must end before the wedding");
  if (validUntil > addDays(today, OFFER_LIMITS.validDays)) {
    refuse("validUntil", `An offer is valid for at most ${OFFER_LIMITS.validDays} days`);
  }
}

function storedItem(
  { productId, quantity, unitPrice, includes, extras }: OfferBody["items"][number],
  product: repo.ProductRow | undefined,
): OfferedItem {
  if (product?.status !== PRODUCT_STATUS.published) throw notOwn();
  const { title, images, priceMetric, gstType, plusPlus } = product;
  return {
    productId,
    title,
    image: images[0] ?? null,
    priceMetric,
    gstType,
    plusPlus,
    quantity,
    unitCents: toCents(unitPrice),
    includes,
    extras: extras.map((extra) => ({
      id: v7(),
      name: extra.name,
      unitCents: toCents(extra.unitPrice),
      quantity: extra.quantity,
      per: extra.per,
    })),
  };
}

async function holdDate(
  tx: Transaction,
  { customerId, vendorId }: repo.Sides,
  { holdDays, eventDate }: OfferBody,
  now: Date,
): Promise<{ holdId: string | null; heldUntil: Date | null }> {
  if (holdDays === 0) return { holdId: null, heldUntil: null };
  const { dailyCapacity: capacity } = await repo.findVendor(tx, vendorId);
  const name = coupleName(await repo.findCouple(tx, customerId));
  const heldUntil = new Date(now.getTime() + holdDays * DAY_MS);
  const hold = { vendorId, capacity, date: eventDate, customerId, name, expiresAt: heldUntil };
  return { holdId: (await keepDate(tx, hold)).id, heldUntil };
}
