import { toPage } from "@/contracts/envelope";
import { operatorMay } from "@/contracts/identity/operator/operator";
import { FOUND_KINDS, type FoundKind, type FoundPage } from "@/contracts/operator/search/search";
import type { OperatorSearchQuery } from "@/contracts/operator/search/search.schema";
import type { OperatorActor } from "@/server/core/actor";
import { getDb } from "@/server/db/client";
import { find } from "./repo";

const KINDS = Object.keys(FOUND_KINDS) as FoundKind[];

/** GET /operator/search: only what the caller's role works with. */
export async function searchConsole(
  { operatorRole }: OperatorActor,
  query: OperatorSearchQuery,
): Promise<FoundPage> {
  const kinds = KINDS.filter((kind) => operatorMay(operatorRole, FOUND_KINDS[kind].right));
  const { rows, total } = await find(await getDb(), kinds, query);
  return toPage(rows, total, query);
}
