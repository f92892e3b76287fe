import { type Cents, applyRate } from "@/lib/money";
import { idSequence } from "../seed-id";
import type { BlockRows } from "../seed-rows";

type Entry = BlockRows["ledgerEntry"][number];
type Cause = { orderId: string; paymentId: string | null; at: Date };

/**
 * Writes the double entry of the demo orders; a debit is positive. Money paid in goes from the processor to the
 * order's account, on completion from there to commission and vendor, on refund back to the processor.
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

  pay(cents: Cents, cause: Cause): void {
    this.post("payment", cause, [
      ["gateway", cents],
      [`order:${cause.orderId}`, -cents],
    ]);
  }

  refund(cents: Cents, cause: Cause): void {
    this.post("refund", cause, [
      ["gateway", -cents],
      [`order:${cause.orderId}`, cents],
    ]);
  }

  settle(cents: Cents, vendorId: string, commissionBps: number, cause: Cause): void {
    const commission = applyRate(cents, commissionBps);
    this.post("settlement", cause, [
      [`order:${cause.orderId}`, cents],
      ["commission", -commission],
      [`vendor:${vendorId}`, commission - cents],
    ]);
  }

  private post(
    kind: string,
    { orderId, paymentId, at }: Cause,
    amounts: [account: string, cents: Cents][],
  ): void {
    const postingId = this.postingId();
    for (const [account, amountCents] of amounts) {
      if (amountCents === 0) continue;
      const id = this.entryId();
      const entry: Entry = { id, postingId, account, kind, amountCents, orderId, paymentId, createdAt: at };
      this.rows.ledgerEntry.push(entry);
    }
  }
}
