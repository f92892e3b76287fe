import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  ne,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Guest, HouseholdDetails } from "@/contracts/planning/guest/guest";
import type { GuestFilter, GuestListQuery, GuestSort } from "@/contracts/planning/guest/guest.schema";
import { foldName } from "@/lib/text/fold";
import { fullName, type PersonName } from "@/lib/text/full-name";
import { inOneHanForm } from "@/server/core/text/han-forms";
import type { Db } from "@/server/db/client";
import { holdsName } from "@/server/db/name-search";
import { guest, household } from "@/server/db/schema/planning/guest";
import { GUEST_COLUMNS, presentGuest } from "./columns";
import { matches } from "./filter";

const host = aliasedTable(guest, "host");

const select = (db: Db) =>
  db
    .select(GUEST_COLUMNS)
    .from(guest)
    .innerJoin(household, eq(household.id, guest.householdId))
    .leftJoin(host, eq(host.id, guest.plusOneOf))
    .$dynamic();

/** Keeps households together, with plus-ones after their hosts. */
const BY_HOUSEHOLD = [
  sql`lower(${household.name})`,
  household.id,
  sql`coalesce(${guest.plusOneOf}, ${guest.id})`,
  sql`${guest.plusOneOf} is not null`,
  guest.id,
];
const ORDERS: Record<GuestSort, (SQL | typeof guest.id | typeof household.id)[]> = {
  household: BY_HOUSEHOLD,
  name: [sql`lower(${guest.lastName})`, sql`lower(${guest.firstName})`, guest.id],
  newest: [desc(guest.id)],
};

/** Adds titles that distinguish households with the same name. */
async function withTitles(db: Db, guests: Guest[]): Promise<Guest[]> {
  const ids = [...new Set(guests.map(({ householdId }) => householdId))];
  if (ids.length === 0) return guests;
  const other = aliasedTable(household, "other");
  const sharesItsName = exists(
    db
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(
          eq(other.weddingId, household.weddingId),
          sql`lower(${other.name}) = lower(${household.name})`,
          ne(other.id, household.id),
        ),
      ),
  );
  const found = await db
    .select({
      id: household.id,
      title: sql<string>`household_title(${household}.id, ${household}.wedding_id, ${household}.name)`,
    })
    .from(household)
    .where(and(inArray(household.id, ids), sharesItsName));
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return guests.map((each) =>
    Object.assign(each, { householdTitle: titles.get(each.householdId) ?? each.householdName }),
  );
}

export async function findGuestPage(db: Db, weddingId: string, query: GuestListQuery): Promise<Guest[]> {
  const rows = await select(db)
    .where(matches(weddingId, query))
    .orderBy(...ORDERS[query.sortBy])
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  return withTitles(db, rows.map(presentGuest));
}

const selectIds = (db: Db, weddingId: string, filter: Partial<GuestFilter>) =>
  db
    .select({ id: guest.id })
    .from(guest)
    .innerJoin(household, eq(household.id, guest.householdId))
    .leftJoin(host, eq(host.id, guest.plusOneOf))
    .where(matches(weddingId, filter));

export async function countGuests(db: Db, weddingId: string, filter: Partial<GuestFilter>): Promise<number> {
  const [row] = await db.select({ n: count() }).from(selectIds(db, weddingId, filter).as("found"));
  return row?.n ?? 0;
}

export async function findIds(db: Db, weddingId: string, filter: Partial<GuestFilter>): Promise<string[]> {
  return (await selectIds(db, weddingId, filter)).map(({ id }) => id);
}

/** Returns those of the ids that are guests of the wedding, in list order. */
export async function findGuests(db: Db, weddingId: string, ids: readonly string[]): Promise<Guest[]> {
  if (ids.length === 0) return [];
  const rows = await select(db)
    .where(and(matches(weddingId), inArray(guest.id, [...ids])))
    .orderBy(...BY_HOUSEHOLD);
  return withTitles(db, rows.map(presentGuest));
}

/** Returns the guests of households, in list order. */
export async function findGuestsOf(
  db: Db,
  weddingId: string,
  householdIds: readonly string[],
): Promise<Guest[]> {
  if (householdIds.length === 0) return [];
  const rows = await select(db)
    .where(and(matches(weddingId), inArray(guest.householdId, [...householdIds])))
    .orderBy(...BY_HOUSEHOLD);
  return withTitles(db, rows.map(presentGuest));
}

export async function findAttending(db: Db, weddingId: string, eventId: string): Promise<Guest[]> {
  const rows = await select(db)
    .where(matches(weddingId, { eventId, answer: "yes" }))
    .orderBy(...BY_HOUSEHOLD);
  return withTitles(db, rows.map(presentGuest));
}

export async function findInvited(db: Db, weddingId: string, eventId: string): Promise<Guest[]> {
  const rows = await select(db)
    .where(matches(weddingId, { eventId, answer: "invited" }))
    .orderBy(...BY_HOUSEHOLD);
  return withTitles(db, rows.map(presentGuest));
}

const { id, name, email, countryCode, phone, streetAddress, unitNumber, postalCode, country, notes } =
  household;
const HOUSEHOLD_COLUMNS = {
  id,
  name,
  email,
  countryCode,
  phone,
  streetAddress,
  unitNumber,
  postalCode,
  country,
  notes,
};
export type HouseholdRow = HouseholdDetails & { id: string };

const isShown = sql`exists (select 1 from guest g where g.household_id = ${household.id} and g.deleted_at is null)`;

/** A household is shown while one of its guests is. */
export async function findHouseholds(
  db: Db,
  weddingId: string,
  given: { ids?: readonly string[]; searchBy?: string; page?: number; limit?: number } = {},
): Promise<{ rows: HouseholdRow[]; total: number }> {
  const { ids, searchBy = "", page = 1, limit = 10_000 } = given;
  if (ids?.length === 0) return { rows: [], total: 0 };
  const like = `%${searchBy.replace(/[\\%_]/g, "\\$&")}%`;
  const where = and(
    eq(household.weddingId, weddingId),
    isShown,
    ids ? inArray(household.id, [...ids]) : undefined,
    searchBy
      ? sql`(${holdsName(household.name, searchBy)} or ${household.email} ilike ${like} or exists (
          select 1 from guest g where g.household_id = ${household.id} and g.deleted_at is null
            and ${holdsName(sql`g.first_name || g.last_name || g.first_name`, searchBy)}))`
      : undefined,
  );
  const rows = await db
    .select(HOUSEHOLD_COLUMNS)
    .from(household)
    .where(where)
    .orderBy(sql`lower(${household.name})`, asc(household.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ n: count() }).from(household).where(where);
  return { rows, total: counted?.n ?? 0 };
}

/** Returns a full name for comparison: without differences that people don't see or type, and with `陳` as `陈`. */
export const nameKey = (name: PersonName): string => inOneHanForm(foldName(fullName(name)));

/** Returns the full names on the list in the form of `nameKey`. */
export async function findKnownNames(db: Db, weddingId: string): Promise<Set<string>> {
  const rows = await db
    .select({ firstName: guest.firstName, lastName: guest.lastName })
    .from(guest)
    .where(and(eq(guest.weddingId, weddingId), isNull(guest.deletedAt)));
  return new Set(rows.map(nameKey).filter(Boolean));
}

/** Returns the ids of visible households by lower-case name; the first one when several have the same name. */
export async function findHouseholdNames(db: Db, weddingId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: household.id, name: sql<string>`lower(${household.name})` })
    .from(household)
    .where(and(eq(household.weddingId, weddingId), isShown))
    .orderBy(desc(household.id));
  return new Map(rows.map((row) => [row.name, row.id]));
}
