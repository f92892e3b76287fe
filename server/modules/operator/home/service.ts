import { operatorMay } from "@/contracts/identity/operator/operator";
import {
  type OperatorHome,
  type OperatorMoney,
  type QueueName,
  QUEUES,
} from "@/contracts/operator/home/home";
import { toDollars } from "@/lib/money";
import { DAY_MS } from "@/lib/time";
import type { OperatorActor } from "@/server/core/actor";
import { cached } from "@/server/core/cache";
import { type Db, getDb } from "@/server/db/client";
import { waitingFacts } from "@/server/modules/catalogue/fact/public";
import { waitingTickets } from "@/server/modules/messaging/ticket/public";
import { waitingReports } from "@/server/modules/messaging/report/public";
import { waitingProducts } from "@/server/modules/catalogue/product/public";
import { waitingVendors } from "@/server/modules/catalogue/vendor/public";
import { stuckPayouts } from "@/server/modules/operator/payout/public";
import { openDifferences } from "@/server/modules/operator/processor-report/public";
import { waitingProposals } from "@/server/modules/operator/proposal/public";
import { waitingCancellations } from "@/server/modules/sale/cancellation/public";
import { waitingDisputes } from "@/server/modules/sale/dispute/public";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { moneySince } from "./repo";

/** The check reads every posting, so its result is cached. */
const LEDGER_SECONDS = 600;
const WEEK_MS = 7 * DAY_MS;

type Waiting = { count: number; since: Date | null };

const WAITING: Readonly<Record<QueueName, (db: Db) => Promise<Waiting>>> = {
  vendors: waitingVendors,
  facts: waitingFacts,
  products: waitingProducts,
  reports: waitingReports,
  tickets: waitingTickets,
  cancellations: waitingCancellations,
  disputes: waitingDisputes,
  payouts: stuckPayouts,
  differences: openDifferences,
  proposals: waitingProposals,
};
const NAMES = Object.keys(QUEUES) as QueueName[];

/** GET /operator/home */
export async function operatorHome({ operatorRole }: OperatorActor): Promise<OperatorHome> {
  const db = await getDb();
  const own = NAMES.filter((name) => operatorMay(operatorRole, QUEUES[name].right));
  return {
    queues: await Promise.all(
      own.map(async (name) => {
        const { count, since } = await WAITING[name](db);
        return { name, count, since: since?.toISOString() ?? null };
      }),
    ),
  };
}

/** GET /operator/home/money */
export async function operatorMoney(now = new Date()): Promise<OperatorMoney> {
  const db = await getDb();
  const since = new Date(now.getTime() - WEEK_MS);
  const [sums, ledger] = await Promise.all([
    moneySince(db, since),
    cached("operator-ledger-state", LEDGER_SECONDS, async () => ({
      complaints: (await checkLedger(db)).length,
      checkedAt: new Date().toISOString(),
    })),
  ]);
  return {
    since: since.toISOString(),
    paidIn: toDollars(sums.paidInCents),
    refunded: toDollars(sums.refundedCents),
    paidOut: toDollars(sums.paidOutCents),
    commission: toDollars(sums.commissionCents),
    ledger,
  };
}
