import type { Cents } from "@/lib/money";
import { addHours, type SeedClock } from "@/demo/seed/base/seed-clock";
import { idSequence } from "@/demo/seed/base/seed-id";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import { PayoutSeeder } from "./payout-seeder";
import { Ledger } from "./postings";

/** The part of a milestone that a charge pays. */
export type Allotment = { orderId: string; milestoneId: string; cents: Cents };
type SettledOrder = Pick<BlockRows["order"][number], "id" | "vendorId" | "commissionBps" | "gstCents">;
type Payer = { customerId: string; checkoutId: string };
type Share = { paymentId: string; cents: Cents; intent: BlockRows["sandboxIntent"][number] };

const GATEWAY = "sandbox";
const NO_HASH = "0".repeat(64);

/** Charges and refunds of the demo orders, in our records and in those of the embedded processor. */
export class PaymentSeeder {
  private readonly paymentId: () => string;
  private readonly refundId: () => string;
  private readonly ledger: Ledger;
  private readonly payouts: PayoutSeeder;
  /** The payments of each order, by charge. */
  private readonly paid = new Map<string, Share[]>();

  constructor(
    private readonly rows: BlockRows,
    clock: SeedClock,
    firstId: number,
    firstNumber: number,
  ) {
    this.paymentId = idSequence("payment", firstId);
    this.refundId = idSequence("refund", firstId);
    this.ledger = new Ledger(rows, firstId * 10);
    this.payouts = new PayoutSeeder(rows, this.ledger, clock, firstId, firstNumber);
  }

  charge({ customerId, checkoutId }: Payer, allotments: readonly Allotment[], at: Date): void {
    const id = this.paymentId();
    const amountCents = allotments.reduce((sum, { cents }) => sum + cents, 0);
    const intent: BlockRows["sandboxIntent"][number] = {
      id: `pi_${id.replaceAll("-", "").slice(-24)}`,
      // A succeeded charge accepts no more cards, so it needs no secret.
      clientSecretHash: NO_HASH,
      idempotencyKey: id,
      amountCents,
      refundedCents: 0,
      status: "succeeded",
      metadata: { paymentId: id, checkoutId },
      lastError: null,
      customerId: null,
      saveCard: false,
      methods: null,
      method: "card",
      savedCardId: null,
      paidWith: null,
      createdAt: addHours(at, -1 / 60),
    };
    this.rows.sandboxIntent.push(intent);
    this.rows.payment.push({
      id,
      customerId,
      purpose: "order",
      checkoutId,
      voucherPurchaseId: null,
      gateway: GATEWAY,
      gatewayIntentId: intent.id,
      amountCents,
      status: "succeeded",
      failureMessage: null,
      savedCardId: null,
      method: "card",
      createdAt: intent.createdAt,
      succeededAt: at,
    });
    for (const { orderId, milestoneId, cents } of allotments) {
      this.rows.paymentAllocation.push({ paymentId: id, milestoneId, amountCents: cents });
      this.ledger.pay(cents, { orderId, paymentId: id, at });
      this.paid.set(orderId, [...(this.paid.get(orderId) ?? []), { paymentId: id, cents, intent }]);
    }
  }

  refund(orderId: string, reason: string, owedAt: Date, refundedAt: Date): void {
    for (const { paymentId, cents, intent } of this.paid.get(orderId) ?? []) {
      const id = this.refundId();
      this.rows.refund.push({
        id,
        orderId,
        paymentId,
        amountCents: cents,
        reason,
        purchaseId: null,
        voucherIds: [],
        cancellationId: null,
        gatewayRefundId: `re_${id}`,
        failedGatewayRefundIds: [],
        createdAt: owedAt,
        askedAt: owedAt,
        succeededAt: refundedAt,
        attempts: 0,
        failedAt: null,
        failure: null,
        withdrawnAt: null,
      });
      intent.refundedCents += cents;
      this.ledger.refund(cents, { orderId, paymentId, at: refundedAt });
    }
  }

  settle(order: SettledOrder, at: Date): void {
    const { id: orderId, vendorId, commissionBps, gstCents } = order;
    const cents = (this.paid.get(orderId) ?? []).reduce((sum, share) => sum + share.cents, 0);
    this.ledger.settle(cents, vendorId, commissionBps, { orderId, paymentId: null, at });
    this.payouts.earn({ orderId, vendorId, grossCents: cents, gstCents, commissionBps }, at);
  }

  /** Pays vendors what the orders settled so far have earned. */
  payOut(): void {
    this.payouts.payOut();
  }
}
