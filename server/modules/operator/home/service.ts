import { type OperatorHome, type QueueName, QUEUES } from "@/contracts/operator/home";
import { operatorMay } from "@/contracts/identity/operator/operator";
import type { OperatorActor } from "@/server/core/actor";
import { type Db, getDb } from "@/server/db/client";
import { waitingFacts } from "@/server/modules/catalogue/fact/public";
import { waitingTickets } from "@/server/modules/messaging/ticket/public";
import { waitingReports } from "@/server/modules/messaging/report/public";
import { waitingProducts } from "@/server/modules/catalogue/product/public";
import { waitingVendors } from "@/server/modules/catalogue/vendor/public";

type Waiting = { count: number; since: Date | null };

const WAITING: Readonly<Record<QueueName, (db: Db) => Promise<Waiting>>> = {
  vendors: waitingVendors,
  facts: waitingFacts,
  products: waitingProducts,
  reports: waitingReports,
  tickets: waitingTickets,
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
