import { type Cents, applyRate } from "@/lib/money";
import { idSequence } from "@/demo/seed/base/seed-id";
import type { BlockRows } from "@/demo/seed/base/seed-rows";

type Posting = [account: Entry["account"], accountId: string | null, cents: Cents];
type Entry = BlockRows["ledgerEntry"][number];
type Cause = { orderId: string | null; paymentId: string | null; at: Date };

type OrderCause = Cause & { orderId: string };

/**
 * Writes the double-entry postings of the demo orders; a debit is positive. Incoming money goes from the processor to
 * the order's account; on completion, from there to commission and vendor; on refund, back to the processor.
 */
export class Ledger {
  private readonly entryId: () => string;
  private readonly postingId: () => string;

  constructor(
    private readonly rows: BlockRows,
    firstId: number,
  ) {
    this.entryId = idSequence("ledger_entry", firstId);
    this.postingId = idSequence("posting", firstId);
  }

  pay(cents: Cents, cause: OrderCause): void {
    this.post("payment", cause, [
      ["gateway", null, cents],
      ["order", cause.orderId, -cents],
    ]);
  }

  refund(cents: Cents, cause: OrderCause): void {
    this.post("refund", cause, [
      ["gateway", null, -cents],
      ["order", cause.orderId, cents],
    ]);
  }

  settle(cents: Cents, vendorId: string, commissionBps: number, cause: OrderCause): void {
    const commission = applyRate(cents, commissionBps);
    this.post("settlement", cause, [
      ["order", cause.orderId, cents],
      ["commission", null, -commission],
      ["vendor", vendorId, commission - cents],
    ]);
  }

  sellVoucher(cents: Cents, voucherId: string, cause: Cause): void {
    this.post("voucher_sale", cause, [
      ["gateway", null, cents],
      ["voucher", voucherId, -cents],
    ]);
  }

  payOut(cents: Cents, vendorId: string, at: Date): void {
    this.post("payout", { orderId: null, paymentId: null, at }, [
      ["vendor", vendorId, cents],
      ["gateway", null, -cents],
    ]);
  }

  private post(kind: Entry["kind"], { orderId, paymentId, at }: Cause, amounts: Posting[]): void {
    const postingId = this.postingId();
    for (const [account, accountId, amountCents] of amounts) {
      if (amountCents === 0) continue;
      const row = { account, accountId, kind, amountCents, orderId, paymentId, createdAt: at };
      this.rows.ledgerEntry.push({ id: this.entryId(), postingId, ...row });
    }
  }
}
