import type { PaymentMethod, PaymentStatus } from "@/contracts/sale/payment/payment";

export type GatewayName = "sandbox" | "stripe";

export type NewIntent = {
  /** Idempotent: the same key returns the same intent. */
  idempotencyKey: string;
  amountCents: number;
  metadata: Record<string, string>;
  /** The processor's customer, needed to save a card or to pay with a saved one. */
  customerId?: string;
  /** Saves the card that pays with the customer, for later milestones. */
  saveCard?: boolean;
  /** Charges this saved card immediately; the returned intent is the outcome. */
  savedCardId?: string;
  /** The cardholder is not present: a bank that insists on authentication leaves the intent open. */
  offSession?: boolean;
  /** Card and PayNow by default. A saved card implies `card`. */
  methods?: readonly PaymentMethod[];
};

/** The processor's state of a charge. A declined card leaves it `requires_payment` with a message. */
export type GatewayIntent = {
  id: string;
  status: Exclude<PaymentStatus, "failed">;
  amountCents: number;
  failureMessage: string | null;
  /** Lets the browser pay it. */
  clientSecret: string;
  /** Known once a payment was attempted. */
  method: PaymentMethod | null;
  /** The saved card that paid, or that was saved while paying. */
  savedCardId: string | null;
};

export type SavedCard = { id: string; brand: string; last4: string; expMonth: number; expYear: number };

export type RefundRequest = {
  intentId: string;
  amountCents: number;
  /** Our refund's id: the processor makes one refund for it, unless earlier ones failed. Its event returns the id. */
  refundId: string;
};

export type NewTransfer = {
  accountId: string;
  amountCents: number;
  /** Our payout's id, which makes the request idempotent. The transfer's events return it. */
  payoutId: string;
};

export type TransferReversal = {
  transferId: string;
  amountCents: number;
  /** Our id, which makes the request idempotent. */
  reversalId: string;
};

/** Evidence for the bank that decides a dispute. It can be submitted only once. */
export type DisputeEvidence = {
  disputeId: string;
  text: string;
  /** At most four. */
  files: readonly { name: string; mime: string; bytes: Buffer }[];
};

/** A vendor's account at the processor. */
export type GatewayAccount = {
  id: string;
  detailsSubmitted: boolean;
  payoutsEnabled: boolean;
  /** Information that the processor still requires, in its own words. */
  requirements: string[];
};

type DisputeFacts = {
  disputeId: string;
  intentId: string;
  amountCents: number;
  reason: string;
  evidenceBy: Date | null;
};

type TransferFacts = { transferId: string; payoutId: string; amountCents: number };

/** A processor's webhook event in our terms. Amounts in SGD cents. */
export type GatewayEvent = { id: string; type: string } & (
  | {
      kind: "payment_succeeded";
      intentId: string;
      amountCents: number;
      currency: string;
      method?: PaymentMethod | null;
      savedCardId?: string | null;
    }
  /** Declined, or waiting for the cardholder: `retrieveIntent` returns the current state. */
  | { kind: "payment_open"; intentId: string }
  /**
   * Accepted, but then sent back by the bank, even days after `refund_succeeded`. One failure may arrive as several
   * events with different ids: `gatewayRefundId` identifies the attempt.
   */
  | { kind: "refund_failed"; refundId: string; gatewayRefundId: string; reason: string }
  | { kind: "refund_succeeded"; refundId: string; gatewayRefundId: string; amountCents: number }
  | ({ kind: "transfer_paid" } & TransferFacts)
  | ({ kind: "transfer_failed"; reason: string } & TransferFacts)
  /** `amountCents` is the total reversed so far. */
  | ({ kind: "transfer_reversed" } & TransferFacts)
  /** `retrieveAccount` returns the current state. */
  | { kind: "account_updated"; accountId: string }
  /** The vendor revoked our access to its account. */
  | { kind: "account_disconnected"; accountId: string }
  /** A bank took a charge back. Sent once the money is gone, not for a mere inquiry. */
  | ({ kind: "dispute_opened" } & DisputeFacts)
  | ({ kind: "dispute_closed"; outcome: "won" | "lost" } & DisputeFacts)
  | { kind: "other" }
);

/** A card processor. All calls can be repeated; none is made inside a database transaction. */
export interface PaymentGateway {
  readonly name: GatewayName;
  readonly publishableKey: string | null;
  /** The header with the signature of its webhooks. */
  readonly signatureHeader: string;

  createIntent(intent: NewIntent): Promise<GatewayIntent>;
  retrieveIntent(intentId: string): Promise<GatewayIntent>;
  /** Sets whether the card that pays is saved, after the intent was opened. */
  setSaveCard(intentId: string, saveCard: boolean): Promise<GatewayIntent>;
  /** Charges a saved card of the intent's customer immediately. The returned intent is the outcome. */
  payWithSavedCard(intentId: string, savedCardId: string): Promise<GatewayIntent>;
  /** Returns the intent's state afterwards: a charge that has already succeeded stays `succeeded`. */
  cancelIntent(intentId: string): Promise<GatewayIntent>;
  /** Resolves once the processor has accepted the request; the money has been returned when its event arrives. */
  refund(request: RefundRequest): Promise<{ gatewayRefundId: string }>;

  /** Returns the processor's id for our customer, always the same one. */
  createCustomer(customer: {
    customerId: string;
    email: string;
    name: string;
  }): Promise<{ gatewayCustomerId: string }>;
  /** Latest first. */
  listCards(gatewayCustomerId: string): Promise<SavedCard[]>;
  /** Returns false when the customer has no such card. */
  deleteCard(gatewayCustomerId: string, cardId: string): Promise<boolean>;
  /** Deletes the customer with its name, address and cards; its charges stay. */
  deleteCustomer(gatewayCustomerId: string): Promise<void>;

  /** Resolves once the processor has accepted the transfer; an event reports when it is paid. */
  transfer(request: NewTransfer): Promise<{ gatewayTransferId: string }>;
  /** Reverses a transfer, in whole or in part. */
  reverseTransfer(request: TransferReversal): Promise<{ gatewayReversalId: string }>;

  /** Submits evidence. Throws `GatewayError` when the dispute no longer accepts any. */
  submitEvidence(evidence: DisputeEvidence): Promise<void>;

  /**
   * Returns the processor's page on which a vendor connects its account; it sends the vendor back with `code` and
   * `state`.
   */
  connectUrl(state: string): string;
  /** Exchanges the code of a returning vendor for its account. Throws `GatewayError` when it is used or stale. */
  authorize(code: string): Promise<GatewayAccount>;
  retrieveAccount(accountId: string): Promise<GatewayAccount>;

  /**
   * Returns the movements of our balance between two instants in the columns of Stripe's itemised report, the header
   * first. Only the embedded processor has it: others let a person download it.
   */
  activityReport?(from: Date, to: Date): Promise<string[][]>;

  /** Throws `WebhookSignatureError` when the body is not from the processor, was altered, or is stale. */
  verifyWebhook(rawBody: string, signature: string | undefined, now?: Date): GatewayEvent;
}

/** The path on our origin to which a processor sends a vendor back after connecting its account. */
export const CONNECT_RETURN_PATH = "/vendor/dashboard/settings/onboarding?step=stripe";

/** The processor refused the request permanently, so repeating it is pointless. */
export class GatewayError extends Error {
  override name = "GatewayError";
}

/** The processor is unreachable, or temporarily unable: repeating the request later may help. */
export class GatewayUnavailableError extends Error {
  override name = "GatewayUnavailableError";
}

/** Returns true when the processor is the cause: it refused or is unreachable. */
export const isGatewayTrouble = (error: unknown): boolean =>
  error instanceof GatewayError || error instanceof GatewayUnavailableError;
