import type { VendorActivity } from "@/contracts/catalogue/vendor/vendor-team";
import type { VendorActivityQuery } from "@/contracts/catalogue/vendor/vendor-team.schema";
import { type Page, toPage } from "@/contracts/envelope";
import type { VendorActor } from "@/server/core/actor";
import { type Db, getDb } from "@/server/db/client";
import { inBatches } from "@/server/db/in-batches";
import { findAccountById } from "@/server/modules/identity/account/public";
import { ACTIVITIES } from "./activities";
import * as repo from "./repo";

const TEAM = "team";

/**
 * Records a successful call by the vendor's team. `kind` is the route, as `METHOD /path`. Calls that change nothing are
 * skipped.
 */
export async function recordChange(
  actor: VendorActor,
  kind: string,
  subjectId: string | null,
): Promise<void> {
  if (!ACTIVITIES[kind]) return;
  await insert(await getDb(), actor, { kind, subjectId, detail: "" });
}

/** Records a change to the team itself, in the transaction that makes it. `did` continues a sentence. */
export async function recordTeamChange(db: Db, actor: VendorActor, did: string): Promise<void> {
  await insert(db, actor, { kind: TEAM, subjectId: null, detail: did });
}

async function insert(
  db: Db,
  { vendorId, accountId, teamRole, apiKey }: VendorActor,
  entry: Pick<repo.ActivityRow, "kind" | "subjectId" | "detail">,
): Promise<void> {
  const name = await repo.nameOfAccount(db, accountId);
  const person = name ?? (await findAccountById(db, accountId))?.email ?? "";
  const actor = apiKey ? `${apiKey.name} (API key of ${person})` : person;
  await repo.insertActivity(db, { vendorId, actor, role: teamRole, ...entry });
}

/** GET /vendor/team/activity: who changed what and when, newest first. */
export async function listActivity(
  { vendorId }: VendorActor,
  query: VendorActivityQuery,
): Promise<Page<VendorActivity>> {
  const { rows, total } = await repo.listActivity(await getDb(), vendorId, query);
  return toPage(rows.map(present), total, query);
}

function present({ id, createdAt, actor, role, kind, subjectId, detail }: repo.ActivityRow): VendorActivity {
  const known = ACTIVITIES[kind];
  const page = known?.page?.replace(":id", subjectId ?? "");
  return {
    id,
    _id: id,
    at: createdAt.toISOString(),
    by: actor,
    role,
    did: kind === TEAM ? detail : (known?.did ?? "made a change"),
    detail: kind === TEAM ? "" : detail,
    href: page ? `/vendor/dashboard${page}` : null,
  };
}

/** Deletes entries older than two years. Returns the number of rows. */
export async function cleanUpActivity(): Promise<number> {
  const db = await getDb();
  return inBatches((limit) => repo.deleteOldActivity(db, limit));
}
