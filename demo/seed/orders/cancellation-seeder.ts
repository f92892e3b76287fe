import { CANCELLATION_TIMERS, type CancellationEventKind } from "@/contracts/sale/order/cancellation";
import { formatMoney } from "@/lib/money";
import { policyRefund } from "@/server/modules/sale/pricing/public";
import { addHours, dateOf, type SeedClock } from "@/demo/seed/base/seed-clock";
import { idSequence } from "@/demo/seed/base/seed-id";
import type { BlockRows } from "@/demo/seed/base/seed-rows";

const SHOWN = ["requested_by_user", "refund_offered", "refund_contested", "return_pending"] as const;
const STEPS: Record<(typeof SHOWN)[number], readonly CancellationEventKind[]> = {
  requested_by_user: [],
  refund_offered: ["offer"],
  refund_contested: ["offer", "contest"],
  return_pending: ["offer", "agree", "awaitReturn"],
};
const ACTORS: Partial<Record<CancellationEventKind, "customer" | "system">> = {
  contest: "customer",
  agree: "customer",
  awaitReturn: "system",
};
const ASKED_HOURS_AGO = 48;

/** The requests behind demo orders under cancellation, cycling through every stage that needs an action. */
export class CancellationSeeder {
  private readonly id: () => string;
  private readonly eventId: () => string;
  private readonly counts: { requests: number } = { requests: 0 };

  constructor(
    private readonly rows: BlockRows,
    private readonly clock: SeedClock,
    firstId: number,
  ) {
    this.id = idSequence("cancellation", firstId);
    this.eventId = idSequence("cancellation_event", firstId);
  }

  /** Adds the request to an order, and returns its time. `latest` is the time of the order's last event. */
  ask(order: BlockRows["order"][number], latest: Date): Date {
    const asked = addHours(this.clock.now, -ASKED_HOURS_AGO);
    const at = asked > latest ? asked : latest;
    const state = SHOWN[this.counts.requests++ % SHOWN.length] ?? "requested_by_user";
    const { percent, cents } = policyRefund({
      policy: order.paymentPolicy,
      requestedBy: "customer",
      isAccepted: true,
      paidCents: order.paidCents,
      today: dateOf(at),
      eventDate: order.eventDate,
    });
    const id = this.id();
    const steps = STEPS[state];
    const offeredCents = steps.includes("offer") ? cents : null;
    this.rows.cancellation.push({
      id,
      orderId: order.id,
      state,
      requestedBy: "customer",
      reason: "Our date has moved",
      reasonDetails: "The registry moved us by a month, and your diary is full on the new day.",
      customerComments: state === "refund_contested" ? "We asked four months ahead, in writing." : "",
      vendorComments: offeredCents === null ? "" : "We're sorry that we can't move with you.",
      refundMethod: "original",
      policyPercent: percent,
      policyCents: cents,
      offeredCents,
      baseCents: null,
      needsReturn: state === "return_pending" ? "The fabric samples" : "",
      itemsReceivedReferenceNo: "",
      itemsReceivedOn: null,
      shareCents: null,
      shareOfCents: null,
      dueAt: addHours(this.clock.now, CANCELLATION_TIMERS[state].days * 24 - ASKED_HOURS_AGO),
      nudgedAt: null,
      createdAt: at,
      closedAt: null,
    });
    const note = (kind: CancellationEventKind, text: string) =>
      this.rows.cancellationEvent.push({
        id: this.eventId(),
        cancellationId: id,
        kind,
        note: text,
        at,
        actor: kind === "requested" ? "customer" : (ACTORS[kind] ?? "vendor"),
      });
    note("requested", "Our date has moved");
    for (const kind of steps) note(kind, kind === "offer" ? formatMoney(cents) : "");
    return at;
  }
}
