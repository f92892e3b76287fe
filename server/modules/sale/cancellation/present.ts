import {
  cancellationTransitionsFor,
  NUDGE_HOURS,
  NUDGE_STATES,
  type CancellationParty,
} from "@/contracts/sale/order/cancellation";
import type {
  CancellationDetails,
  CancellationPreview,
  RefundParts,
} from "@/contracts/sale/order/cancellation-details";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { type Cents, toDollars } from "@/lib/money";
import { HOUR_MS } from "@/lib/time";
import type { OrderFlows } from "@/server/modules/sale/ledger/public";
import type { OrderRow } from "@/server/modules/sale/order/public";
import { type CancellationCase, datedTiers, policyRefund } from "@/server/modules/sale/pricing/public";
import { type Refundable, splitRefund } from "@/server/modules/sale/refund/public";
import type * as repo from "./case/repo";
import { sumsOf } from "./case/sums";
import { stepOnDue } from "./service-timers";

type Parts = {
  order: OrderRow;
  row: repo.CancellationRow;
  events: repo.EventRow[];
  files: repo.FileRow[];
  left: Refundable;
  cards: { cents: Cents };
  flows: OrderFlows;
  /** Null for an operator. */
  reader: CancellationParty | null;
  now: Date;
};

export function presentDetails(parts: Parts): CancellationDetails {
  const { order, row, events, files, left, reader, now } = parts;
  const isReleased = row.state === "refund_due" || row.state === "refunded";
  const leftCents = left.cardCents + left.voucherCents;
  const sums = isReleased ? row : sumsOf(row, leftCents);
  const refundCents = sums.offeredCents ?? sums.policyCents;
  const paidCents = isReleased ? leftCents + refundCents : leftCents;
  const isRuled = events.some(({ kind }) => kind === "rule" || kind === "dismiss");
  const actions = reader ? cancellationTransitionsFor(row, reader) : [];
  const onDue = row.dueAt && !row.closedAt ? stepOnDue(row) : null;
  return {
    id: row.id,
    _id: row.id,
    orderId: order.id,
    orderNumber: orderNumberOf(order.number, order.placedAt),
    state: row.state,
    requestedBy: row.requestedBy,
    reason: row.reason,
    reasonDetails: row.reasonDetails,
    refundMethod: row.refundMethod,
    customerComments: row.customerComments,
    vendorComments: row.vendorComments,
    paid: toDollars(paidCents),
    policyPercent: row.policyPercent,
    policyAmount: toDollars(sums.policyCents),
    offered: sums.offeredCents === null ? null : toDollars(sums.offeredCents),
    refund: isReleased
      ? releasedParts(parts, refundCents)
      : plannedParts(refundCents, left, row.refundMethod),
    kept: toDollars(Math.max(0, paidCents - refundCents)),
    needsReturn: row.needsReturn,
    itemsReceivedReferenceNo: row.itemsReceivedReferenceNo,
    itemsReceivedOn: row.itemsReceivedOn,
    dueAt: onDue ? (row.dueAt?.toISOString() ?? null) : null,
    onDue,
    nudgeAt: nudgeAt(row, reader, now),
    // A closed request can only be contested while its order can still be cancelled.
    actions: actions.filter(
      (action) => action !== "contest" || !row.closedAt || (!isRuled && canReopen(order)),
    ),
    files: files.map(({ id, kind, actor, name, mime, bytes, createdAt }) => ({
      id,
      kind,
      actor,
      name,
      mime,
      bytes,
      createdAt: createdAt.toISOString(),
    })),
    history: events.map(({ kind, actor, note, at }) => ({ kind, actor, note, at: at.toISOString() })),
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

const canReopen = ({ state }: OrderRow) =>
  ["awaiting_approval", "in_progress", "all_paid", "delivered"].includes(state);

function nudgeAt(row: repo.CancellationRow, reader: CancellationParty | null, now: Date): string | null {
  if (reader !== "customer" || !NUDGE_STATES.includes(row.state)) return null;
  const next = row.nudgedAt ? row.nudgedAt.getTime() + NUDGE_HOURS * HOUR_MS : 0;
  return new Date(Math.max(next, now.getTime())).toISOString();
}

/** Returns where a refund that has not been made yet would go. */
function plannedParts(cents: Cents, left: Refundable, method: "voucher" | "original"): RefundParts {
  const total = Math.min(cents, left.cardCents + left.voucherCents);
  const { cardCents, voucherCents } = splitRefund(total, left);
  return partsOf(
    method === "voucher"
      ? { card: 0, voucher: voucherCents, credit: cardCents }
      : { card: cardCents, voucher: voucherCents, credit: 0 },
  );
}

/** Returns where refunds went: to cards from this request's refunds, to credit from the order's account. */
function releasedParts({ row, cards, flows }: Parts, cents: Cents): RefundParts {
  const card = Math.min(cards.cents, cents);
  const credit = row.refundMethod === "voucher" ? Math.min(flows.creditIssuedCents, cents - card) : 0;
  return partsOf({ card, credit, voucher: cents - card - credit });
}

function partsOf({ card, voucher, credit }: Record<"card" | "voucher" | "credit", Cents>): RefundParts {
  return {
    total: toDollars(card + voucher + credit),
    card: toDollars(card),
    voucher: toDollars(voucher),
    credit: toDollars(credit),
  };
}

export function presentPreview(
  order: OrderRow,
  given: CancellationCase,
  { left, disputedCents }: { left: Refundable; disputedCents: Cents },
  refusal: string | null,
): CancellationPreview {
  const { basis, percent, cents, daysBefore } = policyRefund(given);
  return {
    orderId: order.id,
    orderNumber: orderNumberOf(order.number, order.placedAt),
    allowed: refusal === null,
    refusal: refusal ?? "",
    paid: toDollars(given.paidCents),
    disputed: toDollars(disputedCents),
    paidByVoucher: toDollars(left.voucherCents),
    basis,
    percent,
    eventDate: order.eventDate,
    daysBefore,
    amount: toDollars(cents),
    kept: toDollars(given.paidCents - cents),
    tiers: datedTiers(given).map(({ cents: tierCents, ...tier }) => ({
      ...tier,
      amount: toDollars(tierCents),
    })),
    byMethod: {
      voucher: plannedParts(cents, left, "voucher"),
      original: plannedParts(cents, left, "original"),
    },
  };
}
