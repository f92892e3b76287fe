import { toPage } from "@/contracts/envelope";
import type { OperatorFacts } from "@/contracts/catalogue/vendor/operator-fact";
import type { FactDecisionBody, OperatorFactsQuery } from "@/contracts/catalogue/vendor/operator-fact.schema";
import type { OperatorActor } from "@/server/core/actor";
import { getDb } from "@/server/db/client";
import { doneBy } from "@/server/modules/identity/operator/public";
import * as repo from "./repo";
import { confirmFact, rejectFact } from "./service-check";

/** GET /operator/fact, longest waiting first. */
export async function operatorFacts(query: OperatorFactsQuery): Promise<OperatorFacts> {
  const db = await getDb();
  const [rows, { count }] = await Promise.all([repo.pendingFacts(db, query), repo.waitingFacts(db)]);
  const confirmed = await repo.confirmedFacts(
    db,
    rows.map(({ vendorId }) => vendorId),
  );
  return toPage(
    rows.map((row) => {
      const counts = confirmed.find((each) => each.vendorId === row.vendorId && each.kind === row.kind);
      return {
        _id: row.id,
        vendorId: row.vendorId,
        vendorName: row.vendorName,
        kind: row.kind,
        ...statedBy(row),
        fileName: row.fileName ?? "",
        confirmed: counts ? statedBy(counts) : null,
        sentAt: row.createdAt.toISOString(),
      };
    }),
    count,
    query,
  );
}

/** POST /operator/fact/{id}/decision. Throws as `confirmFact` and `rejectFact` do. */
export async function decideOnFact(
  actor: OperatorActor,
  id: string,
  { decision, reason }: FactDecisionBody,
): Promise<void> {
  const by = { id, doneBy: doneBy(actor) };
  await (decision === "confirm" ? confirmFact(by) : rejectFact({ ...by, reason }));
}

const statedBy = ({ number, expiresOn, halls }: repo.FactRow) => ({
  number: number ?? "",
  expiresOn,
  halls: halls ?? [],
});
