import type { ActValues } from "@/contracts/identity/operator/operator-act";
import { type Cents, formatMoney, toCents, toDollars } from "@/lib/money";
import { isOpenOrder } from "@/contracts/sale/order/order-process";
import { orderNumberOf, readOrderNumber } from "@/contracts/sale/order/order.schema";
import type { CancellationDetails } from "@/contracts/sale/order/cancellation-details";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { recordAct } from "@/server/modules/identity/operator/public";
import { closeUnpaidOrder, lockOrders, type OrderRow } from "@/server/modules/sale/order/public";
import { refundableOf, refundOrder } from "@/server/modules/sale/refund/public";
import { type Case, lockAnyCase } from "./case/case";
import * as repo from "./case/repo";
import { sumsOf } from "./case/sums";
import { resume } from "./service-answer";
import { goOn } from "./service-end";
import { readAnyCancellation } from "./service-read";
import { insertRequest } from "./service-request";
import { takeStep } from "./service-step";

const LISTED = 200;

type Act = { orderId: string; doneBy: string; reason: string; now?: Date };
type Paying = Act & { cents: Cents };
type Ruling = Paying & { needsReturn?: string };
/** Commands name an order by its number. */
type Named<T extends Act> = Omit<T, "orderId"> & { orderNumber: string };

/** Returns the requests that wait for an operator, and those that soon may. */
export async function listDisputedCancellations(): Promise<repo.OpenCancellation[]> {
  return repo.cancellationsIn(await getDb(), ["operator_review", "refund_contested"], LISTED);
}

/** Returns the latest request to cancel an order, as both parties see it. Throws `not_found`. */
export async function findCancellation(orderNumber: string): Promise<CancellationDetails> {
  return readAnyCancellation(await orderIdOf(orderNumber));
}

/** Decides the refund of a request that is open. Throws `not_found`, `conflict`, `bad_request`. */
export async function ruleCancellation({ orderNumber, ...act }: Named<Ruling>): Promise<CancellationDetails> {
  const orderId = await orderIdOf(orderNumber);
  await inTransaction((tx) => ruleOpen(tx, { ...act, orderId }));
  return readAnyCancellation(orderId);
}

/** Dismisses a contested request: the order continues. Throws `not_found`, `conflict`. */
export async function dismissCancellation({ orderNumber, ...act }: Named<Act>): Promise<CancellationDetails> {
  const orderId = await orderIdOf(orderNumber);
  await inTransaction((tx) => dismissOpen(tx, { ...act, orderId }));
  return readAnyCancellation(orderId);
}

/** Refunds part of an order that otherwise stays as it is, even after settlement. Throws `not_found`, `bad_request`. */
export async function refundAsOperator({ orderNumber, ...act }: Named<Paying>): Promise<void> {
  const orderId = await orderIdOf(orderNumber);
  await inTransaction((tx) => refundEnded(tx, { ...act, orderId }));
}

/** `ruleCancellation` in the caller's transaction. */
export async function ruleOpen(tx: Transaction, { cents, needsReturn = "", ...act }: Ruling): Promise<void> {
  requireReason(act.reason);
  const found = await lockAnyCase(tx, act.orderId);
  await rule(tx, found, { ...act, cents, needsReturn });
  const after = { refund: toDollars(cents), needsReturn };
  await keep(tx, found.order, "order.rule", act, { state: found.row.state }, after);
}

/** `dismissCancellation` in the caller's transaction. */
export async function dismissOpen(tx: Transaction, act: Act): Promise<void> {
  requireReason(act.reason);
  const now = act.now ?? new Date();
  const found = await lockAnyCase(tx, act.orderId);
  const next = await takeStep(tx, found, "dismiss", { actor: "operator", now, note: act.reason });
  await resume(tx, next, "operator", act.reason, now);
  await keep(tx, found.order, "order.dismiss", act, { state: found.row.state }, { state: next.row.state });
}

/** `refundAsOperator` in the caller's transaction. */
export async function refundEnded(tx: Transaction, { cents, ...act }: Paying): Promise<void> {
  requireReason(act.reason);
  const order = await mustLock(tx, act.orderId);
  if (order.state !== "completed" && order.state !== "cancelled") {
    throw new AppError("conflict", "Only an order that has ended can be refunded without a cancellation");
  }
  await requireRefundable(tx, order.id, cents);
  const { reason, now = new Date() } = act;
  await refundOrder(tx, order, cents, { method: "original", reason, now });
  await keep(tx, order, "order.refund", act, {}, { refund: toDollars(cents) });
}

/**
 * Cancels an order that hasn't ended and refunds all that is left of its payments, in the caller's transaction; both
 * sides read the reason. Throws `not_found`, and `conflict` when it has ended or was never paid.
 */
export async function cancelWithRefund(tx: Transaction, act: Act): Promise<void> {
  requireReason(act.reason);
  const order = await mustLock(tx, act.orderId);
  const { state } = order;
  if (state === "completed" || state === "cancelled" || state === "awaiting_payment") {
    throw new AppError("conflict", CANCEL_REFUSALS[state]);
  }
  await cancelInFull(tx, order, act, "Cancelled by Sayang");
}

/**
 * Ends an open order of a vendor that has closed and refunds all that is left of its payments, in the caller's
 * transaction. The caller mails the couple. Returns the refund in cents, or null for an order that is no longer open,
 * such as a delivered one.
 */
export async function endOrderOfClosed(tx: Transaction, act: Act): Promise<Cents | null> {
  const order = await mustLock(tx, act.orderId);
  if (!isOpenOrder(order.state)) return null;
  if (order.state !== "awaiting_payment") return cancelInFull(tx, order, act, "The vendor has closed", true);
  const cents = await refundableCents(tx, order.id);
  await closeUnpaidOrder(tx, order, act.now ?? new Date());
  await keepCancelled(tx, order, act, cents);
  return cents;
}

/** Returns the refund in cents. `quiet` leaves the mails to the caller. */
async function cancelInFull(
  tx: Transaction,
  order: OrderRow,
  act: Act,
  reason: string,
  quiet = false,
): Promise<Cents> {
  const now = act.now ?? new Date();
  const asked = { ...IN_FULL, reason, orderId: order.id, actor: "operator", now } as const;
  const found =
    order.state === "under_cancellation"
      ? await lockAnyCase(tx, order.id)
      : await insertRequest(tx, order, "vendor", asked);
  const cents = await refundableCents(tx, order.id);
  await rule(tx, found, { ...act, cents, needsReturn: "" }, quiet);
  await keepCancelled(tx, order, act, cents);
  return cents;
}

const keepCancelled = (tx: Transaction, order: OrderRow, act: Act, cents: Cents) =>
  keep(
    tx,
    order,
    "order.cancel",
    act,
    { state: order.state },
    { state: "cancelled", refund: toDollars(cents) },
  );

const IN_FULL = {
  reasonDetails: "",
  refundMethod: "original",
  customerComments: "",
} as const;

const CANCEL_REFUSALS = {
  completed: "This order is completed. Refund a part of it instead.",
  cancelled: "This order is already cancelled",
  awaiting_payment: "This order isn’t paid yet, so it lapses by itself",
} as const;

async function rule(
  tx: Transaction,
  found: Case,
  { cents, needsReturn = "", reason, now = new Date() }: Ruling,
  quiet = false,
): Promise<void> {
  const baseCents = await requireRefundable(tx, found.order.id, cents);
  const { policyCents } = sumsOf(found.row, baseCents);
  const ruled = await takeStep(tx, found, "rule", {
    actor: "operator",
    now,
    quiet,
    note: `${formatMoney(cents)}: ${reason}`,
    set: { offeredCents: cents, policyCents, baseCents, needsReturn },
  });
  await goOn(tx, ruled, now, quiet);
}

/** Records an act in the operators' log and in the history of the couple's account. */
async function keep(
  tx: Transaction,
  order: OrderRow,
  kind: keyof typeof HISTORY,
  { doneBy, reason }: Act,
  before: ActValues,
  after: ActValues,
): Promise<void> {
  const subject = orderNumberOf(order.number, order.placedAt);
  await recordAct(tx, { doneBy, kind, subjectId: order.id, subject, before, after, reason });
  const cents = typeof after.refund === "number" ? `, ${formatMoney(toCents(after.refund))}` : "";
  await recordEvent(tx, {
    accountId: order.customerId,
    kind: HISTORY[kind],
    doneBy,
    detail: `${subject}${cents}: ${reason}`,
  });
}

const HISTORY = {
  "order.rule": "cancellation-ruled",
  "order.dismiss": "cancellation-dismissed",
  "order.refund": "order-refunded",
  "order.cancel": "order-cancelled",
} as const;

async function mustLock(tx: Transaction, orderId: string): Promise<OrderRow> {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order) throw new AppError("not_found", "This order does not exist");
  return order;
}

/** Returns the most that can be refunded of an order, in cents. */
export async function refundableCents(tx: Db, orderId: string): Promise<Cents> {
  const { cardCents, voucherCents } = await refundableOf(tx, orderId);
  return cardCents + voucherCents;
}

/** Throws unless `cents` can be refunded, and returns the most that can. */
async function requireRefundable(tx: Transaction, orderId: string, cents: Cents): Promise<Cents> {
  const most = await refundableCents(tx, orderId);
  if (cents >= 0 && cents <= most) return most;
  throw new AppError("bad_request", `The couple has paid ${formatMoney(most)}: decide on that or less`);
}

function requireReason(reason: string): void {
  if (!reason.trim()) throw new AppError("bad_request", "Please give a reason: both sides read it");
}

async function orderIdOf(orderNumber: string): Promise<string> {
  const number = readOrderNumber(orderNumber);
  const id = number === null ? null : await repo.orderIdByNumber(await getDb(), number);
  if (!id) throw new AppError("not_found", `There is no order ${orderNumber}`);
  return id;
}
