import type { Db } from "@/server/db/client";
import { findDisagreements } from "./repo-ledger";

/**
 * The promise that the books keep at all times: every posting adds up to nothing, each order's paid and refunded
 * amounts and each payment's allotments agree with the ledger, and nothing is refunded that was not paid. Answers the
 * disagreements, one line each; none when all is well.
 */
export function checkLedger(db: Db): Promise<string[]> {
  return findDisagreements(db);
}
