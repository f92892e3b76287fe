import { priceListOf, priceOn } from "@/contracts/catalogue/price/day-price";
import { mealFor } from "@/contracts/catalogue/price/meal";
import type { OrderVersionItem } from "@/contracts/sale/order/edit";
import type { OrderEditItems } from "@/contracts/sale/order/edit.schema";
import { MAX_DAYS_AHEAD } from "@/contracts/catalogue/availability";
import { MAX_CHECKOUT_CENTS } from "@/contracts/sale/order/order";
import { addDays, formatDate, type IsoDate, todayInSingapore } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import type { Db } from "@/server/db/client";
import { fullDates, slotKey } from "@/server/modules/sale/booking/public";
import { itemsOf, milestonesOf } from "@/server/modules/sale/order/public";
import { movedPrice, priceLine } from "@/server/modules/sale/pricing/public";
import { boughtOf, planEdit, type PlannedEdit, type StandingOrder, type WantedItem } from "./plan";
import * as repo from "./repo";

/** Returns the current order, for planning. */
export async function readStanding(db: Db, order: repo.OrderRow): Promise<StandingOrder> {
  // One after the other: in a transaction they share its connection.
  const items = await itemsOf(db, order.id);
  const milestones = await milestonesOf(db, order.id);
  return {
    eventDate: order.eventDate,
    items: items.map(({ id, ...item }): OrderVersionItem => ({
      itemId: id,
      productId: item.productId,
      title: item.title,
      image: item.image,
      priceMetric: item.priceMetric,
      quantity: item.quantity,
      unitCents: item.unitCents,
      netCents: item.netCents,
      serviceChargeCents: item.serviceChargeCents,
      gstCents: item.gstCents,
      totalCents: item.totalCents,
      discountCents: item.discountCents,
      plusPlus: item.plusPlus,
      gstType: item.gstType,
      eventDate: item.eventDate,
      meal: item.meal,
      addOns: item.addOns,
      priceList: item.priceList,
    })),
    milestones: milestones.map(({ id, label, amountCents, voucherCents, dueDate, paidAt }) => ({
      milestoneId: id,
      label,
      amountCents,
      voucherCents,
      dueDate,
      paid: paidAt !== null,
    })),
    paymentPolicy: order.paymentPolicy,
    placedOn: todayInSingapore(order.placedAt),
  };
}

/**
 * Plans the edit that one side requests. Throws `bad_request` for items that aren't the order's or the vendor's, a
 * price set by the couple, a past date, or when nothing changes, and `conflict` when a new date is full.
 */
export async function planRequest(
  db: Db,
  order: repo.OrderRow,
  side: "customer" | "vendor",
  { items }: OrderEditItems,
  now: Date,
): Promise<PlannedEdit> {
  const today = todayInSingapore(now);
  const standing = await readStanding(db, order);
  const own = new Map(standing.items.map((item) => [item.itemId, item]));
  const wanted: WantedItem[] = [];
  const additions: OrderEditItems["items"] = [];
  for (const item of items) {
    if (item.unitPrice !== undefined && side === "customer") {
      throw new AppError("bad_request", "Only the vendor can change a price");
    }
    if (!item.itemId) {
      additions.push(item);
      continue;
    }
    const known = own.get(item.itemId);
    if (!known) throw new AppError("bad_request", "An item is not part of this order");
    if (wanted.some(({ itemId }) => itemId === item.itemId)) {
      throw new AppError("bad_request", "An item stands in the list twice");
    }
    if (item.eventDate !== known.eventDate) refuseDate(item.eventDate, today);
    wanted.push({
      itemId: item.itemId,
      quantity: item.quantity,
      unitCents:
        item.unitPrice === undefined ? movedPrice(boughtOf(known), item.eventDate) : toCents(item.unitPrice),
      eventDate: item.eventDate,
    });
  }
  const added = await priceAdditions(db, order.vendorId, additions, today);
  const plan = planEdit(standing, wanted, added, today);
  if (isSame(plan)) throw new AppError("bad_request", "Nothing has changed yet");
  if (plan.after.totalCents <= 0) throw new AppError("bad_request", "An order has to cost something");
  if (plan.after.totalCents > MAX_CHECKOUT_CENTS) {
    throw new AppError("bad_request", `One order can be at most ${formatMoney(MAX_CHECKOUT_CENTS)}`);
  }
  await refuseFull(db, order, plan);
  return plan;
}

async function priceAdditions(
  db: Db,
  vendorId: string,
  additions: OrderEditItems["items"],
  today: IsoDate,
): Promise<OrderVersionItem[]> {
  const ids = additions.flatMap(({ productId }) => productId ?? []);
  const products = new Map((await repo.findProducts(db, vendorId, ids)).map((each) => [each.id, each]));
  return additions.map(({ productId, quantity, unitPrice, eventDate }) => {
    const product = products.get(productId ?? "");
    if (!product) throw new AppError("bad_request", "An item that you added is not for sale");
    if (eventDate === null) throw new AppError("bad_request", `${product.title}: please choose the date`);
    refuseDate(eventDate, today);
    const { id, title, image, priceMetric, plusPlus, gstType } = product;
    const priceList = priceListOf(product);
    const { priceCents } = priceOn(priceList, eventDate);
    const priced =
      unitPrice === undefined
        ? priceLine({ ...product, priceCents }, quantity)
        : priceAllIn(product, toCents(unitPrice), quantity);
    return {
      itemId: null,
      productId: id,
      title,
      image,
      priceMetric,
      quantity,
      plusPlus,
      gstType,
      eventDate,
      meal: mealFor(product.attributes, null),
      unitCents: priced.unit.total,
      netCents: priced.total.net,
      serviceChargeCents: priced.total.serviceCharge,
      gstCents: priced.total.gst,
      totalCents: priced.total.total,
      discountCents: 0,
      priceList: product.priceRules.length > 0 ? priceList : null,
    };
  });
}

/** Prices a product at another all-in price, with its own tax rates. */
function priceAllIn(product: Parameters<typeof priceLine>[0], unitCents: number, quantity: number) {
  const { unit } = priceLine(product, 1);
  const serviceCharge = Math.round((unit.serviceCharge * unitCents) / unit.total);
  const gst = Math.round((unit.gst * unitCents) / unit.total);
  const one = { net: unitCents - serviceCharge - gst, serviceCharge, gst, total: unitCents };
  const times = (cents: number) => cents * quantity;
  return {
    unit: one,
    total: {
      net: times(one.net),
      serviceCharge: times(serviceCharge),
      gst: times(gst),
      total: times(unitCents),
    },
  };
}

function refuseDate(date: string | null, today: IsoDate): void {
  if (date === null) throw new AppError("bad_request", "Please choose the date");
  if (date <= today) throw new AppError("bad_request", "The date must be tomorrow or later");
  if (date > addDays(today, MAX_DAYS_AHEAD)) {
    throw new AppError("bad_request", "The date can be at most three years ahead");
  }
}

/** Only the booking itself is reliable; this spares both sides a request that can't be accepted. */
async function refuseFull(db: Db, order: repo.OrderRow, { before, after }: PlannedEdit): Promise<void> {
  const datesOf = (items: OrderVersionItem[]) => new Set(items.flatMap(({ eventDate }) => eventDate ?? []));
  const fresh = [...datesOf(after.items)].filter((date) => !datesOf(before.items).has(date));
  const { vendorName, dailyCapacity } = await repo.findVendor(db, order.vendorId);
  const { vendorId } = order;
  const full = await fullDates(
    db,
    order.customerId,
    fresh.map((date) => ({ vendorId, date, capacity: dailyCapacity })),
  );
  const taken = fresh.find((date) => full.has(slotKey(vendorId, date)));
  if (taken) throw new AppError("conflict", `${vendorName} is fully booked on ${formatDate(taken)}`);
}

function isSame({ before, after }: PlannedEdit): boolean {
  const key = (items: OrderVersionItem[]) =>
    items.map(({ itemId, quantity, unitCents, eventDate }) => [itemId, quantity, unitCents, eventDate]);
  return JSON.stringify(key(before.items)) === JSON.stringify(key(after.items));
}
