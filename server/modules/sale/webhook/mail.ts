import { type Cents, formatMoney } from "@/lib/money";
import { mailTemplate, paragraph } from "@/server/mail/public";

type Unbooked = {
  eventId: string;
  type: string;
  /** Why it could not be booked. */
  failure: string;
  cents: Cents | null;
  /** Separated by commas; empty when it concerns no order. */
  orderNumbers: string;
  /** The processor's ids, each with its name. */
  ids: string[];
};

export const eventUnbooked = mailTemplate({
  kind: "event-unbooked",
  inEnglish: true,
  content: ({ eventId, type, failure, cents, orderNumbers, ids }: Unbooked) => ({
    subject: `Not booked: ${type}`,
    preheader: failure,
    heading: "An event can't be booked",
    blocks: [
      paragraph(`${type}${cents === null ? "" : `, ${formatMoney(cents)}`}: ${failure}`),
      paragraph(`Orders: ${orderNumbers || "none"}. Event ${eventId}; ${ids.join("; ")}.`),
      paragraph(
        `It is tried again for a day and a half. To book it at once: npm run events -- retry ${eventId}. If the books are ` +
          `right without it: npm run events -- dismiss ${eventId} followed by the reason.`,
      ),
    ],
    why: "You’re receiving this email because this address answers for Sayang.",
  }),
  sample: () => ({
    to: "hello@sayang.test",
    eventId: "evt_1Q2example",
    type: "dispute.closed",
    failure: "The payment has not succeeded yet",
    cents: 38_400,
    orderNumbers: "SY-26-000123",
    ids: ["intentId pi_3Q1example", "disputeId du_1Q1example"],
  }),
});

export const WEBHOOK_MAILS = [eventUnbooked] as const;
