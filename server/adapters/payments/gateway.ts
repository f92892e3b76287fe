import type { PaymentStatus } from "@/contracts/payment";

export type NewIntent = {
  /** The same key answers the same intent again, however often it is asked. */
  idempotencyKey: string;
  amountCents: number;
  metadata: Record<string, string>;
};

/** What the processor knows of one charge. A card that was refused leaves it `requires_payment` with a message. */
export type GatewayIntent = {
  id: string;
  status: Exclude<PaymentStatus, "failed">;
  amountCents: number;
  failureMessage: string | null;
};

export type RefundRequest = {
  intentId: string;
  amountCents: number;
  /** Our refund's id: asked twice, paid once. The refund's event carries it back. */
  refundId: string;
};

/** What the processor tells us by webhook, in our words. Amounts in cents of SGD. */
export type GatewayEvent = { id: string; type: string } & (
  | { kind: "payment_succeeded"; intentId: string; amountCents: number; currency: string }
  /** Refused, or waiting for the card's owner: where it stands now, `retrieveIntent` tells. */
  | { kind: "payment_open"; intentId: string }
  | { kind: "refund_succeeded"; refundId: string; gatewayRefundId: string; amountCents: number }
  | { kind: "other" }
);

/** A card processor. All calls may be repeated; none is made inside a database transaction. */
export interface PaymentGateway {
  readonly name: "sandbox" | "stripe";
  readonly publishableKey: string | null;
  createIntent(intent: NewIntent): Promise<GatewayIntent & { clientSecret: string }>;
  retrieveIntent(intentId: string): Promise<GatewayIntent>;
  /** Where the intent stands then: a charge that has gone through already stays `succeeded`. */
  cancelIntent(intentId: string): Promise<GatewayIntent>;
  /** Answers once the processor has taken the request on; the money is back when its event says so. */
  refund(request: RefundRequest): Promise<{ gatewayRefundId: string }>;
  /** Throws WebhookSignatureError when the body is not the processor's, altered or stale. */
  verifyWebhook(rawBody: string, signature: string | undefined, now?: Date): GatewayEvent;
}

/** The processor refuses a request for good: repeating it does not help. */
export class GatewayError extends Error {
  override name = "GatewayError";
}
