import { type Page, toPage } from "@/contracts/envelope";
import type { Guest, GuestSummary, Household } from "@/contracts/planning/guest/guest";
import type { GuestListQuery } from "@/contracts/planning/guest/guest.schema";
import type { PageQuery } from "@/contracts/envelope.schema";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { requireWedding } from "@/server/modules/planning/wedding/public";
import { countAll, countEvents, findGroups, findTags, findTwins } from "./repo/counts";
import { countGuests, findGuestPage, findHouseholds } from "./repo/read";
import { guestsOfHousehold, withGuests } from "./service-answers";

export async function listGuests(actor: CustomerActor, query: GuestListQuery): Promise<Page<Guest>> {
  const { weddingId } = await requireWedding(actor, "read_guests");
  const db = await getDb();
  const [docs, total] = await Promise.all([
    findGuestPage(db, weddingId, query),
    countGuests(db, weddingId, query),
  ]);
  return toPage(docs, total, query);
}

export async function listHouseholds(actor: CustomerActor, query: PageQuery): Promise<Page<Household>> {
  const { weddingId } = await requireWedding(actor, "read_guests");
  const db = await getDb();
  const { page, searchBy } = query;
  const limit = Math.min(query.limit, 200);
  const { rows, total } = await findHouseholds(db, weddingId, { searchBy, page, limit });
  return toPage(await withGuests(db, weddingId, rows), total, { page, limit });
}

/** Returns a household. Throws `not_found` when it isn't the couple's. */
export async function showHousehold(actor: CustomerActor, id: string): Promise<Household> {
  const { weddingId } = await requireWedding(actor, "read_guests");
  const found = await guestsOfHousehold(weddingId, id);
  if (!found) throw new AppError("not_found", "This household doesn't exist");
  return found;
}

/** Returns the key figures of the list, with its groups and tags. */
export async function showGuests(actor: CustomerActor): Promise<GuestSummary> {
  const { weddingId, rights } = await requireWedding(actor, "read_guests");
  const db = await getDb();
  const [totals, events, groups, tags, twins] = await Promise.all([
    countAll(db, weddingId),
    countEvents(db, weddingId),
    findGroups(db, weddingId),
    findTags(db, weddingId),
    findTwins(db, weddingId),
  ]);
  const duplicates = twins.names.length + twins.households.length;
  return { ...totals, duplicates, groups, tags, events, mayEdit: rights.includes("plan") };
}
