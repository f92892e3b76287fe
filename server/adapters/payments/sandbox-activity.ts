import { PROCESSOR_COLUMNS } from "@/contracts/operator/processor-report/processor-report";
import { applyRate, type Cents, toDollars } from "@/lib/money";
import { getDb } from "@/server/db/client";
import type { GatewayEvent } from "./gateway";
import { eventsBetween } from "./repo-sandbox";
import { EVENT, readEvent } from "./sandbox-events";

/** The fee of a charge: 3.4 % and 50 cents. */
const FEE_BPS = 340;
const FEE_CENTS = 50;

const TYPES = [
  EVENT.succeeded,
  EVENT.refunded,
  EVENT.refundFailed,
  EVENT.transferPaid,
  EVENT.transferReversed,
  EVENT.disputeOpened,
  EVENT.disputeClosed,
];

/** What earlier events said: how much of a transfer was reversed so far, and how much each refund paid. */
type Told = { reversed: Map<string, Cents>; refunded: Map<string, Cents> };
type Moved = { category: string; reference: string; cents: Cents };

/** Returns the report of the embedded processor, from the events in which it told what it moved. */
export async function sandboxActivity(from: Date, to: Date): Promise<string[][]> {
  const events = await eventsBetween(await getDb(), TYPES, from, to);
  const told: Told = { reversed: new Map(), refunded: new Map() };
  const rows = events.flatMap(({ id, payload, createdAt }) =>
    movedBy(readEvent(JSON.stringify(payload)), told).map(({ category, reference, cents }, at) => {
      const fee = category === "charge" ? applyRate(cents, FEE_BPS) + FEE_CENTS : 0;
      return [
        `txn_${id.slice("evt_".length)}${at > 0 ? `_${at}` : ""}`,
        createdAt.toISOString().slice(0, 19).replace("T", " "),
        "sgd",
        written(cents),
        written(fee),
        written(cents - fee),
        category,
        reference,
        category === "charge" ? reference : "",
      ];
    }),
  );
  return [[...PROCESSOR_COLUMNS], ...rows];
}

function movedBy(event: GatewayEvent, { reversed, refunded }: Told): Moved[] {
  switch (event.kind) {
    case "payment_succeeded":
      return [{ category: "charge", reference: event.intentId, cents: event.amountCents }];
    case "refund_succeeded":
      refunded.set(event.gatewayRefundId, event.amountCents);
      return [{ category: "refund", reference: event.gatewayRefundId, cents: -event.amountCents }];
    case "refund_failed": {
      // One that fails at once has moved nothing.
      const cents = refunded.get(event.gatewayRefundId);
      return cents ? [{ category: "refund_failure", reference: event.gatewayRefundId, cents }] : [];
    }
    case "transfer_paid":
      return [{ category: "transfer", reference: event.transferId, cents: -event.amountCents }];
    case "transfer_reversed": {
      const cents = event.amountCents - (reversed.get(event.transferId) ?? 0);
      reversed.set(event.transferId, event.amountCents);
      return [{ category: "transfer_reversal", reference: event.transferId, cents }];
    }
    case "dispute_opened":
      return [{ category: "dispute", reference: event.disputeId, cents: -event.amountCents }];
    case "dispute_closed":
      return event.outcome === "won"
        ? [{ category: "dispute_reversal", reference: event.disputeId, cents: event.amountCents }]
        : [];
    default:
      return [];
  }
}

const written = (cents: Cents) => toDollars(cents).toFixed(2);
