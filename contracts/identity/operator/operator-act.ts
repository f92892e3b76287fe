import type { Page } from "@/contracts/envelope";

/** The fields that an act changed, each as it was or became. */
export type ActValues = Readonly<Record<string, string | number | boolean | null>>;

/** The acts of operators, each with the words of the log. */
export const ACT_LABELS = {
  "vendor.approve": "Approved the vendor",
  "vendor.requestChanges": "Asked the vendor for changes",
  "vendor.reject": "Rejected the vendor",
  "vendor.suspend": "Suspended the vendor",
  "vendor.reinstate": "Reinstated the vendor",
  "vendor.close": "Closed the vendor",
  "vendor.terms": "Changed what we grant the vendor",
  "vendor.note": "Wrote a note",
  "fact.confirm": "Confirmed a fact",
  "fact.reject": "Rejected a fact",
  "product.approve": "Approved a product",
  "product.return": "Returned a product",
  "category.add": "Added a category",
  "category.rename": "Renamed a category",
  "category.move": "Moved a category",
  "category.remove": "Removed a category",
  "synonym.put": "Changed a synonym",
  "synonym.remove": "Removed a synonym",
  "product.unpublish": "Unpublished a product",
  "ticket.answer": "Answered a ticket",
  "ticket.open": "Opened a ticket again",
  "ticket.close": "Closed a ticket",
  "ticket.own": "Took a ticket",
  "ticket.disown": "Gave a ticket back",
  "ticket.merge": "Merged a ticket",
  "report.dismiss": "Dismissed a report",
  "report.hide": "Hid what was reported",
  "report.hidePictures": "Hid the pictures of what was reported",
  "report.hidePicture": "Took down pictures of a vendor",
  "report.restorePicture": "Put back pictures of a vendor",
  "report.restore": "Restored what was hidden",
  "report.warn": "Warned an account",
  "report.block": "Blocked an account",
  "report.unblock": "Unblocked an account",
  "report.readRoom": "Read a reported conversation",
  "order.cancel": "Cancelled an order",
  "order.complete": "Completed an order",
  "order.extend": "Extended a vendor’s time to answer",
  "order.refund": "Refunded part of an order",
  "order.rule": "Decided on a refund",
  "order.dismiss": "Dismissed a cancellation",
  "dispute.evidence": "Sent evidence to a bank",
  "payout.hold": "Held a vendor’s payouts",
  "payout.release": "Released a vendor’s payouts",
  "payout.retry": "Paid a vendor again after a failure",
  "processorReport.upload": "Compared a report of the card processor",
  "processorReport.settle": "Settled a difference with the card processor",
  "proposal.make": "Asked for a second operator",
  "proposal.decline": "Declined what another operator asked for",
  "person.endSessions": "Ended a person’s sessions",
  "person.resendVerification": "Sent the verification link again",
  "person.lock": "Locked an account",
  "person.unlock": "Unlocked an account",
  "person.delete": "Deleted a person’s account",
  "person.export": "Exported a person’s data",
  "site.readOnly": "Changed whether the site can only be read",
  "site.pause": "Paused a part of the site, or let it run again",
  "site.announce": "Changed the announcement",
  "influencer.save": "Added or changed an influencer",
  "influencer.state": "Ended an influencer’s code, or let it work again",
  "policy.announce": "Announced a new version of a policy",
  "health.retryJob": "Ran a failed job again",
  "health.retryEvent": "Booked an event of the card processor",
  "health.dismissEvent": "Dismissed an event of the card processor",
} as const;
export type ActKind = keyof typeof ACT_LABELS;

/** A row of GET /operator/audit. */
export type OperatorAct = {
  _id: string;
  /** `operator:<email>`, or `operator:cli` for a command. */
  doneBy: string;
  kind: ActKind;
  subjectId: string;
  subject: string;
  before: ActValues;
  after: ActValues;
  reason: string;
  /** ISO 8601, UTC */
  at: string;
};
export type OperatorActs = Page<OperatorAct>;
