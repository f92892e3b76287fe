import { addOnCount } from "@/contracts/catalogue/product/product";
import type { Offer, OfferChange, OfferedItem, OfferItem, OfferState } from "@/contracts/sale/offer";
import { type IsoDate, todayInSingapore } from "@/lib/dates";
import { type PriceParts, toDollars } from "@/lib/money";
import { planMilestones } from "@/server/modules/sale/pricing/public";
import { priceItem, totalOf } from "./price";
import type { OfferRow } from "./repo";

/** Returns the state of an offer on a day. An open one past its last day is expired, even before the job marks it. */
export function stateOn(
  { state, validUntil }: Pick<OfferRow, "state" | "validUntil">,
  today: IsoDate,
): OfferState {
  return state === "open" && validUntil < today ? "expired" : state;
}

export function presentItem(item: OfferedItem): OfferItem {
  const { productId, title, image, priceMetric, quantity, includes } = item;
  return {
    productId,
    productTitle: title,
    image,
    priceMetric,
    quantity,
    unitPrice: toDollars(item.unitCents),
    includes,
    extras: item.extras.map(({ unitCents, ...extra }) => ({
      ...extra,
      unitPrice: toDollars(unitCents),
      total: toDollars(unitCents * addOnCount(extra, quantity)),
    })),
    total: toDollars(priceItem(item).total.total),
  };
}

export function presentAmounts({ net, serviceCharge, gst, total }: PriceParts) {
  return {
    net: toDollars(net),
    serviceCharge: toDollars(serviceCharge),
    gst: toDollars(gst),
    total: toDollars(total),
  };
}

export function presentMilestones(
  totalCents: number,
  { paymentPolicy, eventDate }: Pick<OfferRow, "paymentPolicy" | "eventDate">,
  today: IsoDate,
): Offer["milestones"] {
  return planMilestones(totalCents, paymentPolicy, today, eventDate).map(
    ({ label, amountCents, dueDate }) => ({ label, amount: toDollars(amountCents), dueDate }),
  );
}

type Beside = {
  roomId: string;
  vendorName: string;
  family: string;
  changes: OfferChange[];
  orderId: string | null;
};

export function presentOffer(
  row: OfferRow,
  { roomId, vendorName, family, changes, orderId }: Beside,
  now: Date,
): Offer {
  const today = todayInSingapore(now);
  const { heldUntil, changeAskedAt } = row;
  return {
    id: row.id,
    _id: row.id,
    roomId,
    state: stateOn(row, today),
    vendor: { id: row.vendorId, vendorName },
    family,
    eventDate: row.eventDate,
    items: row.items.map(presentItem),
    ...presentAmounts(totalOf(row.items)),
    milestones: presentMilestones(row.totalCents, row, today),
    paymentPolicy: row.paymentPolicy,
    validUntil: row.validUntil,
    terms: row.terms,
    note: row.note,
    heldUntil: row.state === "open" && heldUntil && heldUntil > now ? heldUntil.toISOString() : null,
    changes,
    changeRequest: changeAskedAt && { words: row.changeWords, at: changeAskedAt.toISOString() },
    orderId,
    sentAt: row.createdAt.toISOString(),
  };
}
