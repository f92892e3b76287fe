import { type Cents, applyRate } from "@/lib/money";
import { type SeedClock, addHours, dateOf, instantOf, weekdayOf } from "@/demo/seed/base/seed-clock";
import { idSequence } from "@/demo/seed/base/seed-id";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import { addDays } from "@/lib/dates";
import type { Ledger } from "./postings";

type Line = BlockRows["payoutLine"][number];

type Earning = {
  orderId: string;
  vendorId: string;
  grossCents: Cents;
  gstCents: Cents;
  commissionBps: number;
};

/** 9:00 on Mondays (Singapore), when vendors are paid their earnings of the previous week. */
const RUN_MINUTES = 9 * 60;
const TRANSFER_HOURS = 26;

/** Earnings of the demo vendors, and their weekly payouts. */
export class PayoutSeeder {
  private readonly lineId: () => string;
  private readonly payoutId: () => string;
  /** Lines by vendor and run. */
  private readonly due = new Map<string, { vendorId: string; at: Date; lines: Line[] }>();

  constructor(
    private readonly rows: BlockRows,
    private readonly ledger: Ledger,
    private readonly clock: SeedClock,
    firstId: number,
    private number: number,
  ) {
    this.lineId = idSequence("payout_line", firstId);
    this.payoutId = idSequence("payout", firstId);
  }

  earn({ orderId, vendorId, grossCents, gstCents, commissionBps }: Earning, at: Date): void {
    if (grossCents === 0) return;
    const commissionCents = applyRate(grossCents, commissionBps);
    const line: Line = {
      id: this.lineId(),
      vendorId,
      orderId,
      kind: "earning",
      grossCents,
      gstCents,
      commissionCents,
      netCents: grossCents - commissionCents,
      payoutId: null,
      createdAt: at,
    };
    this.rows.payoutLine.push(line);
    const run = nextRun(at);
    const key = `${vendorId} ${run.getTime()}`;
    const due = this.due.get(key) ?? { vendorId, at: run, lines: [] };
    due.lines.push(line);
    this.due.set(key, due);
  }

  /** Pays what fell due before now. */
  payOut(): void {
    const runs = [...this.due.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const { vendorId, at, lines } of runs) {
      if (at > this.clock.now) continue;
      const id = this.payoutId();
      const amountCents = lines.reduce((sum, { netCents }) => sum + netCents, 0);
      const paidAt = addHours(at, TRANSFER_HOURS);
      const isPaid = paidAt <= this.clock.now;
      this.rows.payout.push({
        id,
        number: this.number++,
        vendorId,
        gateway: "sandbox",
        gatewayTransferId: `tr_${id.replaceAll("-", "").slice(-24)}`,
        amountCents,
        state: isPaid ? "paid" : "on_its_way",
        attempts: 0,
        failure: null,
        createdAt: at,
        paidAt: isPaid ? paidAt : null,
      });
      for (const line of lines) line.payoutId = id;
      this.ledger.payOut(amountCents, vendorId, at);
    }
  }
}

function nextRun(after: Date): Date {
  const date = dateOf(after);
  const days = (8 - weekdayOf(date)) % 7 || 7;
  return instantOf(addDays(date, days), RUN_MINUTES);
}
