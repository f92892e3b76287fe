import type { OperatorOrderDecision, OrderDecision } from "@/contracts/operator/order/order";
import type { OrderDecisionBody } from "@/contracts/operator/order/order.schema";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { instantInSingapore } from "@/lib/dates";
import { toCents } from "@/lib/money";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { doneBy, recordAct } from "@/server/modules/identity/operator/public";
import { payOrPropose, type ProposalWorks } from "@/server/modules/operator/proposal/public";
import {
  cancelWithRefund,
  dismissOpen,
  refundableCents,
  refundEnded,
  ruleOpen,
} from "@/server/modules/sale/cancellation/public";
import {
  completeByOperator,
  extendAnswer,
  lockOrders,
  type OrderRow,
} from "@/server/modules/sale/order/public";
import { operatorOrder } from "./service";

/** The decisions that pay, as carried out once a second operator confirms. */
export const ORDER_WORKS: Pick<ProposalWorks, "order.cancel" | "order.refund" | "order.rule"> = {
  "order.cancel": (tx, { subjectId: orderId, doneBy: by, reason }) =>
    cancelWithRefund(tx, { orderId, doneBy: by, reason }),
  "order.refund": (tx, { subjectId: orderId, content, doneBy: by, reason }) =>
    refundEnded(tx, { orderId, cents: Number(content.cents), doneBy: by, reason }),
  "order.rule": (tx, { subjectId: orderId, content, doneBy: by, reason }) =>
    ruleOpen(tx, {
      orderId,
      cents: Number(content.cents),
      needsReturn: String(content.needsReturn ?? ""),
      doneBy: by,
      reason,
    }),
};

/**
 * POST /operator/order/{id}/decision: carries out a decision, or proposes it to a second operator when it pays more
 * than one may pay alone. Throws `not_found`, `conflict`, `bad_request`.
 */
export async function decideOnOrder(
  actor: OperatorActor,
  id: string,
  body: OrderDecisionBody,
  now = new Date(),
): Promise<OperatorOrderDecision> {
  const outcome = await inTransaction(async (tx) => {
    const [order] = await lockOrders(tx, [id]);
    if (!order) throw new AppError("not_found", "This order does not exist");
    return take(tx, actor, order, body, now);
  });
  return { outcome, order: await operatorOrder(actor, id) };
}

async function take(
  tx: Transaction,
  actor: OperatorActor,
  order: OrderRow,
  body: OrderDecisionBody,
  now: Date,
): Promise<"done" | "proposed"> {
  const { reason, needsReturn } = body;
  const subject = orderNumberOf(order.number, order.placedAt);
  const act = { doneBy: doneBy(actor), subjectId: order.id, subject, reason };
  const pay = (kind: keyof typeof ORDER_WORKS, cents: number) =>
    payOrPropose(tx, actor, {
      kind,
      subjectId: order.id,
      subject,
      content: { cents, needsReturn },
      cents,
      reason,
    });
  switch (body.decision as OrderDecision) {
    case "cancel":
      return pay("order.cancel", await refundableCents(tx, order.id));
    case "refund":
      if (!body.amount) throw new AppError("bad_request", "Enter an amount");
      return pay("order.refund", toCents(body.amount));
    case "rule":
      return pay("order.rule", toCents(body.amount ?? 0));
    case "dismiss":
      await dismissOpen(tx, { orderId: order.id, doneBy: act.doneBy, reason, now });
      return "done";
    case "complete":
      await completeByOperator(tx, order, now);
      await recordAct(tx, {
        ...act,
        kind: "order.complete",
        before: { state: order.state },
        after: { state: "completed" },
      });
      return "done";
    case "extend": {
      const until = instantInSingapore(body.until ?? "", "23:59");
      await extendAnswer(tx, order, until, now);
      const before = { answerBy: order.answerBy?.toISOString() ?? null };
      const after = { answerBy: until.toISOString() };
      await recordAct(tx, { ...act, kind: "order.extend", before, after });
      return "done";
    }
  }
}
