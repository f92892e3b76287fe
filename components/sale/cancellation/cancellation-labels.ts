import type {
  CancellationActor,
  CancellationEventKind,
  CancellationState,
} from "@/contracts/sale/order/cancellation";
import type { CancellationDetails, RefundBasis } from "@/contracts/sale/order/cancellation-details";
import { formatAppointment } from "@/lib/dates";
import { amount } from "@/components/ui/money/amount";

export type Reader = "customer" | "vendor";

type Told = { title: string; next: string };

/** Tells one party what has happened and what happens next. */
export function tell(details: CancellationDetails, reader: Reader, other: string): Told {
  const { offered, refund, requestedBy, dueAt } = details;
  const until = dueAt ? formatAppointment(dueAt) : "";
  const by = until ? ` by ${until}` : "";
  const back = amount(offered ?? refund.total);
  const mine = reader === "customer";
  const told: Record<CancellationState, Told> = {
    requested_by_user: mine
      ? {
          title: `Your request is with ${other}`,
          next: `${by ? `They have until ${until}` : "They have a few days"} to answer. If they don’t, you’re offered what the refund policy gives you.`,
        }
      : {
          title: `${other} wants to cancel`,
          next: `Please answer${by}. If you don’t, your policy’s refund is offered for you.`,
        },
    requested_by_vendor: mine
      ? {
          title: `${other} has to cancel`,
          next: `You get everything back. Choose how${by}, or contest it if something isn’t right.`,
        }
      : {
          title: "You’ve asked to cancel",
          next: `${other} gets everything back: when they agree, or by itself${by}.`,
        },
    refund_offered: mine
      ? {
          title: `You’re offered ${back}`,
          next: `Agree to it or contest it${by}. If you don’t answer, it counts as agreed.`,
        }
      : {
          title: `You’ve offered ${back}`,
          next: `${other} can agree or contest${by}. No answer counts as agreed.`,
        },
    refund_agreed: { title: "The refund is agreed", next: "It’s being prepared." },
    refund_contested: mine
      ? {
          title: `You’ve contested ${requestedBy === "vendor" ? "the cancellation" : "the refund"}`,
          next: `${other} can offer more${by}. After that Sayang decides.`,
        }
      : {
          title: `${other} contests the refund`,
          next: `Offer more or stand by your answer${by}. After that Sayang decides.`,
        },
    operator_review: {
      title: "Sayang is deciding",
      next: "We’re reading what both sides wrote, and decide within 3 working days. You’ll get an email.",
    },
    return_pending: mine
      ? {
          title: "One step before your refund",
          next: `Hand the items back to ${other}, then tell us here${details.itemsReceivedOn ? `. They confirm${by}` : by}.`,
        }
      : details.itemsReceivedOn
        ? {
            title: `${other} says the items are back`,
            next: `Confirm that you have them${by}, or object. Without an answer they count as received, and the refund goes out.`,
          }
        : {
            title: "The items have to come back first",
            next: `${other} hands them back and tells us here. The refund goes out once you have them.`,
          },
    items_received: { title: "The items are back", next: "The refund is being prepared." },
    refund_due: {
      title: "The order is cancelled",
      next: mine
        ? `${amount(refund.card)} is on its way back to you. Banks take up to 10 days to show it.`
        : "The couple’s refund is on its way. The date is free again.",
    },
    refunded: {
      title: "The order is cancelled",
      next: refund.total === 0 ? "Nothing was to be refunded." : `${amount(refund.total)} has been refunded.`,
    },
    rejected_by_vendor: mine
      ? { title: "Your request was turned down", next: "The order goes on as before." }
      : { title: "The request was turned down", next: "The order goes on as before." },
    withdrawn: { title: "The request was withdrawn", next: "The order goes on as before." },
  };
  return told[details.state];
}

/** Explains the amount of the refund. */
export function whyOf(
  { basis, percent, daysBefore }: { basis: RefundBasis; percent: number; daysBefore: number | null },
  reader: Reader,
): string {
  const mine = reader === "customer";
  switch (basis) {
    case "not_accepted":
      return "The vendor hasn’t accepted this order yet, so you get everything back at once.";
    case "vendor_cancels":
      return mine
        ? "The vendor cancels, so you get everything back."
        : "When you cancel, the couple gets everything back.";
    case "no_date":
      return `No day is fixed yet, so the best part of the policy counts: ${percent}% of what you’ve paid.`;
    case "tier":
      return `It’s ${daysBefore} days before the event, so ${percent}% of what you’ve paid comes back.`;
    case "below_tiers":
      return "It’s too close to the event for a refund under the policy. The vendor may still offer one.";
  }
}

export const EVENT_LABELS: Record<CancellationEventKind, string> = {
  requested: "Cancellation requested",
  nudge: "Vendor reminded",
  creditNote: "Credit note added",
  grant: "Refund in full",
  offer: "Refund offered",
  lapse: "No answer: the policy’s refund was offered",
  reject: "Request turned down",
  agree: "Refund agreed",
  contest: "Contested",
  standBy: "The vendor stands by its answer",
  escalate: "Passed to Sayang",
  disputeReturn: "The vendor says that items are missing",
  rule: "Decided by Sayang",
  dismiss: "Request dismissed by Sayang",
  awaitReturn: "Items to be handed back",
  sendBack: "Items handed back",
  receive: "Items received",
  release: "Order cancelled",
  refund: "Refund complete",
  reverseRefund: "Refund sent back by the bank",
  withdraw: "Request withdrawn",
};

export const ACTOR_LABELS: Record<CancellationActor, string> = {
  customer: "Couple",
  vendor: "Vendor",
  operator: "Sayang",
  system: "Automatic",
};
