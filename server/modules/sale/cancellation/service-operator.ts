import { type Cents, formatMoney } from "@/lib/money";
import { readOrderNumber } from "@/contracts/sale/order/order.schema";
import type { CancellationDetails } from "@/contracts/sale/order/cancellation-details";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { lockOrders } from "@/server/modules/sale/order/public";
import { refundableOf, refundOrder } from "@/server/modules/sale/refund/public";
import { lockAnyCase } from "./case/case";
import * as repo from "./case/repo";
import { sumsOf } from "./case/sums";
import { resume } from "./service-answer";
import { goOn } from "./service-end";
import { readAnyCancellation } from "./service-read";
import { takeStep } from "./service-step";

const LISTED = 200;

type Act = { orderNumber: string; doneBy: string; reason: string; now?: Date };

/** Returns the requests that wait for an operator, and those that soon may. */
export async function listDisputedCancellations(): Promise<repo.OpenCancellation[]> {
  return repo.cancellationsIn(await getDb(), ["operator_review", "refund_contested"], LISTED);
}

/** Returns the latest request to cancel an order, as both parties see it. Throws `not_found`. */
export async function findCancellation(orderNumber: string): Promise<CancellationDetails> {
  return readAnyCancellation(await orderIdOf(orderNumber));
}

/** Decides the refund of a contested request. Throws `not_found`, `conflict`, `bad_request`. */
export async function ruleCancellation({
  cents,
  needsReturn = "",
  ...act
}: Act & { cents: Cents; needsReturn?: string }): Promise<CancellationDetails> {
  return decide(act, async (tx, orderId, now) => {
    const found = await lockAnyCase(tx, orderId);
    const baseCents = await requireRefundable(tx, orderId, cents);
    const { policyCents } = sumsOf(found.row, baseCents);
    const ruled = await takeStep(tx, found, "rule", {
      actor: "operator",
      now,
      note: `${formatMoney(cents)}: ${act.reason}`,
      set: { offeredCents: cents, policyCents, baseCents, needsReturn },
    });
    await goOn(tx, ruled, now);
    return { kind: "cancellation-ruled", customerId: found.order.customerId };
  });
}

/** Dismisses a contested request: the order continues. Throws `not_found`, `conflict`. */
export async function dismissCancellation(act: Act): Promise<CancellationDetails> {
  return decide(act, async (tx, orderId, now) => {
    const found = await lockAnyCase(tx, orderId);
    const next = await takeStep(tx, found, "dismiss", { actor: "operator", now, note: act.reason });
    await resume(tx, next, "operator", act.reason, now);
    return { kind: "cancellation-dismissed", customerId: found.order.customerId };
  });
}

/** Refunds part of an order that otherwise stays as it is, even after settlement. Throws `not_found`, `bad_request`. */
export async function refundAsOperator({ cents, ...act }: Act & { cents: Cents }): Promise<void> {
  requireReason(act.reason);
  const orderId = await orderIdOf(act.orderNumber);
  await inTransaction(async (tx) => {
    const [order] = await lockOrders(tx, [orderId]);
    if (!order) throw new AppError("not_found", `There is no order ${act.orderNumber}`);
    if (order.state !== "completed" && order.state !== "cancelled") {
      throw new AppError("conflict", "Only an order that has ended can be refunded without a cancellation");
    }
    await requireRefundable(tx, orderId, cents);
    await refundOrder(tx, order, cents, {
      method: "original",
      reason: act.reason,
      now: act.now ?? new Date(),
    });
    await recordEvent(tx, {
      accountId: order.customerId,
      kind: "order-refunded",
      doneBy: act.doneBy,
      detail: `${act.orderNumber}, ${formatMoney(cents)}: ${act.reason}`,
    });
  });
}

async function decide(
  act: Act,
  work: (tx: Transaction, orderId: string, now: Date) => Promise<{ kind: string; customerId: string }>,
): Promise<CancellationDetails> {
  requireReason(act.reason);
  const orderId = await orderIdOf(act.orderNumber);
  await inTransaction(async (tx) => {
    const { kind, customerId } = await work(tx, orderId, act.now ?? new Date());
    const detail = `${act.orderNumber}: ${act.reason}`;
    await recordEvent(tx, { accountId: customerId, kind, doneBy: act.doneBy, detail });
  });
  return readAnyCancellation(orderId);
}

/** Throws unless `cents` can be refunded, and returns the most that can. */
async function requireRefundable(tx: Transaction, orderId: string, cents: Cents): Promise<Cents> {
  const { cardCents, voucherCents } = await refundableOf(tx, orderId);
  const most = cardCents + voucherCents;
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
