import type { OperatorHome, QueueName } from "@/contracts/operator/home";
import { operatorMay } from "@/contracts/identity/operator";
import type { OperatorActor } from "@/server/core/actor";
import { type Db, getDb } from "@/server/db/client";
import { waitingFacts } from "@/server/modules/catalogue/fact/public";
import { waitingProducts } from "@/server/modules/catalogue/product/public";
import { waitingVendors } from "@/server/modules/catalogue/vendor/public";

const QUEUES: readonly [QueueName, (db: Db) => Promise<{ count: number; since: Date | null }>][] = [
  ["vendors", waitingVendors],
  ["facts", waitingFacts],
  ["products", waitingProducts],
];

/** GET /operator/home */
export async function operatorHome({ operatorRole }: OperatorActor): Promise<OperatorHome> {
  const db = await getDb();
  const own = QUEUES.filter(([name]) => operatorMay(operatorRole, name));
  return {
    queues: await Promise.all(
      own.map(async ([name, waiting]) => {
        const { count, since } = await waiting(db);
        return { name, count, since: since?.toISOString() ?? null };
      }),
    ),
  };
}
