import type { OperatorRight } from "@/contracts/identity/operator/operator";
import { HOUR_MS } from "@/lib/time";

type QueueRule = {
  label: string;
  /** The page of the console where it is worked on. */
  href: string;
  /** The right that it requires. */
  right: OperatorRight;
  /** Hours after which a waiting entry is late. */
  lateAfterHours: number;
  /** The same in words. */
  rule: string;
};

/** The operators' queues, in the order of their home page. */
export const QUEUES = {
  vendors: {
    label: "Vendor applications",
    href: "/operator/vendors?status=pending",
    right: "vendors",
    lateAfterHours: 48,
    rule: "Answer within 2 days",
  },
  facts: {
    label: "Certificates and halls",
    href: "/operator/facts",
    right: "facts",
    lateAfterHours: 48,
    rule: "Check within 2 days",
  },
  products: {
    label: "Products to review",
    href: "/operator/products",
    right: "products",
    lateAfterHours: 24,
    rule: "Review within a day",
  },
  cancellations: {
    label: "Refunds to decide",
    href: "/operator/orders?state=to_decide",
    right: "money",
    lateAfterHours: 72,
    rule: "Decide within 3 days",
  },
  disputes: {
    label: "Bank disputes",
    href: "/operator/disputes",
    right: "money",
    lateAfterHours: 72,
    rule: "Send evidence within 3 days",
  },
  payouts: {
    label: "Payouts held or failed",
    href: "/operator/payouts",
    right: "money",
    lateAfterHours: 72,
    rule: "Settle within 3 days",
  },
  differences: {
    label: "Card processor differences",
    href: "/operator/ledger/reports",
    right: "money",
    lateAfterHours: 72,
    rule: "Settle within 3 days",
  },
  proposals: {
    label: "For a second operator",
    href: "/operator/approvals",
    right: "money",
    lateAfterHours: 24,
    rule: "Confirm within a day",
  },
  tickets: {
    label: "Tickets",
    href: "/operator/tickets?state=open",
    right: "tickets",
    lateAfterHours: 48,
    rule: "Answer within 2 working days",
  },
  reports: {
    label: "Reports",
    href: "/operator/reports",
    right: "reports",
    lateAfterHours: 24,
    rule: "Read within a day",
  },
} as const satisfies Record<string, QueueRule>;
export type QueueName = keyof typeof QUEUES;

/** `since` is when the longest waiting entry came in, ISO 8601, UTC; null for an empty queue. */
export type Queue = { name: QueueName; count: number; since: string | null };

/** Returns whether the queue's oldest entry has waited longer than its rule allows. */
export function isLate({ name, since }: Queue, now: number): boolean {
  return since !== null && now - Date.parse(since) > QUEUES[name].lateAfterHours * HOUR_MS;
}

/** GET /operator/home: the queues that the caller's role may work on. */
export type OperatorHome = { queues: Queue[] };

/** GET /operator/home/money: the last seven days and the state of the ledger. Amounts in dollars. */
export type OperatorMoney = {
  /** ISO 8601, UTC */
  since: string;
  /** By card and PayNow. */
  paidIn: number;
  refunded: number;
  paidOut: number;
  /** Commission earned, less discounts that Sayang gave. */
  commission: number;
  ledger: {
    /** How many things don’t add up. */
    complaints: number;
    checkedAt: string;
  };
};
