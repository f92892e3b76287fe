import { createHash } from "node:crypto";
import { v7 } from "uuid";
import { IDEMPOTENCY_KEY, type PlacedCheckout, type PlaceOrderBody } from "@/contracts/order";
import { todayInSingapore } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import { formatMoney, toCents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/http/errors";
import {
  addUp,
  type CheckedLine,
  firstDate,
  lockedCart,
  lockShopper,
  refuseUnfit,
  removeOrderedLines,
} from "@/server/modules/cart/service-lines";
import * as repo from "./repo-place";
import { type Reservation, reserveSlots } from "./service-availability";
import { planMilestones } from "./service-milestones";
import { readCheckout } from "./service-read";

/**
 * Makes orders of the whole cart, one for each vendor, to be paid: all of them or none. The same key answers the same
 * checkout again. Throws `bad_request` when the cart may not be ordered, `forbidden` before the e-mail address is
 * verified, `conflict` when the total is no longer `orderValue`, when a date has become full, or when the key was used
 * for another request.
 */
export async function placeOrder(
  customerId: string,
  body: PlaceOrderBody,
  idempotencyKey: string | undefined,
  now = new Date(),
): Promise<PlacedCheckout> {
  if (!idempotencyKey || !IDEMPOTENCY_KEY.test(idempotencyKey)) {
    throw new AppError("bad_request", "Idempotency-Key must be a header of 8 to 100 visible characters");
  }
  const checkout = await inTransaction((tx) => place(tx, customerId, body, idempotencyKey, now));
  return readCheckout(checkout);
}

async function place(
  tx: Transaction,
  customerId: string,
  body: PlaceOrderBody,
  idempotencyKey: string,
  now: Date,
): Promise<repo.CheckoutRow> {
  const shopper = await lockShopper(tx, customerId);
  if (!shopper.emailVerifiedAt) {
    throw new AppError(
      "forbidden",
      "Please verify your e-mail address before placing an order: the link is in your mailbox",
    );
  }
  const requestHash = hashOf(body);
  const placed = await repo.findCheckout(tx, customerId, idempotencyKey);
  if (placed) {
    if (placed.requestHash === requestHash) return placed;
    throw new AppError("conflict", "This Idempotency-Key was used for another order");
  }

  const lines = await lockedCart(tx, customerId, body.weddingDate ?? shopper.weddingDate, now);
  refuseUnfit(lines);
  const totalCents = addUp(lines.map((line) => line.price.total)).total;
  if (totalCents !== toCents(body.orderValue)) {
    throw new AppError("conflict", `Prices have changed: the total is now ${formatMoney(totalCents)}`);
  }

  const checkoutId = v7();
  const parts = [...groupBy(lines, (line) => line.row.vendor.id).values()].map((own) =>
    buildOrder(own, { checkoutId, customerId, body, now }),
  );
  const checkout = {
    id: checkoutId,
    customerId,
    idempotencyKey,
    requestHash,
    totalCents,
    dueNowCents: parts.reduce((due, part) => due + part.dueNowCents, 0),
    createdAt: now,
  };
  await repo.insertPlaced(tx, {
    checkout,
    orders: parts.map((part) => part.order),
    items: parts.flatMap((part) => part.items),
    milestones: parts.flatMap((part) => part.milestones),
    events: parts.map(({ order }) => ({ orderId: order.id, kind: "placed", actor: "customer", at: now })),
  });
  await reserveSlots(
    tx,
    customerId,
    parts.flatMap((part) => part.reservations),
  );
  await removeOrderedLines(
    tx,
    customerId,
    lines.map((line) => line.row.id),
  );
  return checkout;
}

type Common = { checkoutId: string; customerId: string; body: PlaceOrderBody; now: Date };

/** The rows of one vendor's order, with prices and policy as they stand at this moment. */
function buildOrder(lines: CheckedLine[], { checkoutId, customerId, body, now }: Common) {
  const vendor = lines[0]?.row.vendor;
  if (!vendor) throw new Error("an order has at least one line");
  const orderId = v7();
  const sum = addUp(lines.map((line) => line.price.total));
  const eventDate = firstDate(lines);
  const plan = planMilestones(sum.total, vendor.paymentPolicy, todayInSingapore(now), eventDate);
  const reservation = {
    orderId,
    vendorId: vendor.id,
    vendorName: vendor.vendorName,
    capacity: vendor.dailyCapacity,
  };
  const dates = [...new Set(lines.flatMap((line) => line.eventDate ?? []))];
  return {
    order: {
      id: orderId,
      checkoutId,
      customerId,
      vendorId: vendor.id,
      state: "awaiting_payment" as const,
      eventDate,
      netCents: sum.net,
      serviceChargeCents: sum.serviceCharge,
      gstCents: sum.gst,
      totalCents: sum.total,
      commissionBps: vendor.commissionBps,
      paymentPolicy: vendor.paymentPolicy,
      contactName: body.contactName,
      contactPhone: body.contactPhone,
      comment: body.comment,
      placedAt: now,
    },
    items: lines.map((line, position) => ({ ...buildItem(line), orderId, position })),
    milestones: plan.map((milestone, position) => ({ ...milestone, orderId, position })),
    reservations: dates.map((date): Reservation => ({ ...reservation, date })),
    dueNowCents: plan[0]?.amountCents ?? 0,
  };
}

function buildItem({ row: { product, quantity }, price: { unit, total }, eventDate }: CheckedLine) {
  return {
    productId: product.id,
    title: product.title,
    image: product.images[0] ?? null,
    priceMetric: product.priceMetric,
    quantity,
    unitCents: unit.total,
    netCents: total.net,
    serviceChargeCents: total.serviceCharge,
    gstCents: total.gst,
    totalCents: total.total,
    plusPlus: product.plusPlus,
    eventDate,
  };
}

function hashOf(body: PlaceOrderBody): string {
  const { orderValue, weddingDate, contactName, contactPhone, comment } = body;
  return createHash("sha256")
    .update(JSON.stringify([orderValue, weddingDate, contactName, contactPhone, comment]))
    .digest("hex");
}
