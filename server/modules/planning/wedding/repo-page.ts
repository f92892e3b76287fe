import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/identity/account";
import { guest, guestEvent } from "@/server/db/schema/planning/guest";
import { wedding, weddingEvent } from "@/server/db/schema/planning/wedding";

export type PageRow = Pick<
  typeof wedding.$inferSelect,
  "slug" | "publishedAt" | "story" | "dressCode" | "giftNote" | "travel" | "questions" | "pictures"
>;
type PageChange = Partial<PageRow & Pick<typeof wedding.$inferSelect, "rsvpCutOff">>;

const pageColumns = {
  slug: wedding.slug,
  publishedAt: wedding.publishedAt,
  story: wedding.story,
  dressCode: wedding.dressCode,
  giftNote: wedding.giftNote,
  travel: wedding.travel,
  questions: wedding.questions,
  pictures: wedding.pictures,
};

export async function findFacts(db: Db, weddingId: string) {
  const [row] = await db
    .select({
      weddingId: wedding.id,
      ownerId: wedding.customerId,
      slug: wedding.slug,
      publishedAt: wedding.publishedAt,
      rsvpCutOff: wedding.rsvpCutOff,
      date: customer.weddingDate,
      email: account.email,
      verifiedAt: account.emailVerifiedAt,
      firstName: customer.firstName,
      lastName: customer.lastName,
      brideFirstName: customer.brideFirstName,
      groomFirstName: customer.groomFirstName,
      countryCode: customer.countryCode,
      phone: customer.phone,
    })
    .from(wedding)
    .innerJoin(customer, eq(customer.id, wedding.customerId))
    .innerJoin(account, eq(account.id, wedding.customerId))
    .where(eq(wedding.id, weddingId));
  return row ?? null;
}

export async function findPage(db: Db, weddingId: string): Promise<PageRow | null> {
  const [row] = await db.select(pageColumns).from(wedding).where(eq(wedding.id, weddingId));
  return row ?? null;
}

export async function findPublished(db: Db, slug: string) {
  const [row] = await db
    .select({ ...pageColumns, weddingId: wedding.id })
    .from(wedding)
    .where(and(eq(wedding.slug, slug), isNotNull(wedding.publishedAt)));
  return row ?? null;
}

/** Returns the events to which every invited household is invited; all events while nobody is invited. */
export async function findOpenEvents(db: Db, weddingId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with invited as (
      select distinct ${guest.householdId} as household_id, ${guestEvent.eventId} as event_id
      from ${guest} join ${guestEvent} on ${guestEvent.guestId} = ${guest.id}
      where ${guest.weddingId} = ${weddingId} and ${guest.deletedAt} is null)
    select ${weddingEvent.id} from ${weddingEvent}
    where ${weddingEvent.weddingId} = ${weddingId}
      and (select count(*) from invited where event_id = ${weddingEvent.id})
        = (select count(distinct household_id) from invited)`);
  return rows.map(({ id }) => id);
}

export async function lockPage(tx: Transaction, weddingId: string): Promise<PageRow | null> {
  const [row] = await tx
    .select(pageColumns)
    .from(wedding)
    .where(eq(wedding.id, weddingId))
    .for("no key update");
  return row ?? null;
}

export async function updateWedding(db: Db, weddingId: string, change: PageChange): Promise<void> {
  await db.update(wedding).set(change).where(eq(wedding.id, weddingId));
}
