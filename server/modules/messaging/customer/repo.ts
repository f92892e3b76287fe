import { and, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { CustomerSegment } from "@/contracts/messaging/customer";
import type { IsoDate } from "@/lib/dates";
import type { Cents } from "@/lib/money";
import type { Db, Transaction } from "@/server/db/client";
import { holdsName } from "@/server/db/name-search";
import { account, customer } from "@/server/db/schema/identity/account";
import { customerVisit, vendorCustomer } from "@/server/db/schema/messaging/customer";
import { milestone, order } from "@/server/db/schema/sale/order";

export type PersonRow = {
  id: string;
  customerId: string | null;
  name: string;
  /** A contact's address; a couple's is never shown. */
  email: string;
  accountEmail: string;
  phone: string;
  note: string;
  tags: string[];
  weddingDate: IsoDate | null;
  purchases: number;
  cents: Cents;
  lastContactAt: string | null;
  nextDate: IsoDate | null;
  roomId: string | null;
  invitedAt: string | null;
};

export type Wanted = { segment: CustomerSegment; searchBy: string; id?: string };

/**
 * All of a vendor's customers in one statement: couples with an order that reached it, a conversation, a visit or a
 * note, and its own contacts. Each part uses its table's index on the vendor.
 */
const people = (vendorId: string, today: IsoDate): SQL => sql`
  with bought as (
    select o.customer_id,
      count(*) filter (where o.state <> 'cancelled' and paid.one)::int as purchases,
      coalesce(sum(o.total_cents) filter (where o.state <> 'cancelled' and paid.one), 0)::int as cents,
      max(o.placed_at) as last_at,
      min(o.event_date) filter (where o.event_date >= ${today}::date and o.state <> 'cancelled') as next_date,
      (array_agg(o.contact_phone order by o.placed_at desc))[1] as phone,
      (array_agg(o.contact_name order by o.placed_at desc))[1] as contact_name
    from ${order} o
    cross join lateral (
      select exists (select from ${milestone} m where m.order_id = o.id and m.paid_at is not null) as one
    ) paid
    where o.vendor_id = ${vendorId} and o.answer_by is not null
    group by o.customer_id
  ), talked as (
    select customer_id, id as room_id, last_message_at as last_at from customer_room where vendor_id = ${vendorId}
  ), visited as (
    select customer_id, max(created_at) as last_at,
      min(starts_at) filter (where starts_at > now() and state in ('requested', 'confirmed', 'moved')) as next_at
    from customer_visit where vendor_id = ${vendorId} group by customer_id
  ), known as (
    select * from ${vendorCustomer} where vendor_id = ${vendorId}
  ), met as (
    select customer_id from bought union select customer_id from talked union select customer_id from visited
    union select customer_id from known where customer_id is not null
  ), person as (
    select c.id, c.id as customer_id,
      coalesce(
        nullif(case when c.bride_first_name <> '' and c.groom_first_name <> ''
          then c.bride_first_name || ' & ' || c.groom_first_name else c.first_name end, ''),
        bought.contact_name, 'A couple') as name,
      '' as email, a.email as account_email, coalesce(bought.phone, '') as phone,
      coalesce(known.note, '') as note, coalesce(known.tags, '{}') as tags, c.wedding_date,
      coalesce(bought.purchases, 0) as purchases, coalesce(bought.cents, 0) as cents,
      greatest(bought.last_at, talked.last_at, visited.last_at) as last_contact_at,
      least(bought.next_date, (visited.next_at at time zone 'Asia/Singapore')::date) as next_date,
      talked.room_id, null::timestamptz as invited_at
    from met
      join ${customer} c on c.id = met.customer_id
      join ${account} a on a.id = c.id
      left join bought on bought.customer_id = c.id
      left join talked on talked.customer_id = c.id
      left join visited on visited.customer_id = c.id
      left join known on known.customer_id = c.id
    union all
    select id, null, name, email, email, phone, note, tags, null, 0, 0, invited_at, null, null, invited_at
    from known where customer_id is null
  )`;

const columns = sql`id, customer_id as "customerId", name, email, account_email as "accountEmail", phone, note, tags,
  to_char(wedding_date, 'YYYY-MM-DD') as "weddingDate", purchases, cents, last_contact_at::text as "lastContactAt",
  to_char(next_date, 'YYYY-MM-DD') as "nextDate", room_id as "roomId", invited_at::text as "invitedAt"`;

function matching({ segment, searchBy, id }: Wanted): SQL {
  const pattern = `%${searchBy.replace(/[\\%_]/g, "\\$&")}%`;
  const parts = [
    id ? sql`id = ${id}::uuid` : undefined,
    segment === "not_yet_purchased" ? sql`purchases = 0` : undefined,
    segment === "one_purchase" ? sql`purchases = 1` : undefined,
    searchBy
      ? sql`(${holdsName(sql`name`, searchBy)} or email ilike ${pattern} or ${holdsName(sql`phone`, searchBy)}
          or array_to_string(tags, ' ; ') ilike ${pattern})`
      : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? sql`where ${sql.join(parts, sql` and `)}` : sql``;
}

/** Returns a page of the vendor's customers, the most recent contact first, and their number. */
export async function listPeople(
  db: Db,
  vendorId: string,
  today: IsoDate,
  wanted: Wanted,
  { limit, offset, direction }: { limit: number; offset: number; direction: "asc" | "desc" },
): Promise<{ rows: PersonRow[]; total: number }> {
  const order =
    direction === "desc" ? sql`last_contact_at asc nulls first` : sql`last_contact_at desc nulls last`;
  const { rows } = await db.execute<PersonRow & { total: number }>(sql`
    ${people(vendorId, today)}
    select ${columns}, count(*) over ()::int as total from person ${matching(wanted)}
    order by ${order}, name, id limit ${limit} offset ${offset}`);
  if (rows.length > 0 || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  const counted = await db.execute<{ total: number }>(
    sql`${people(vendorId, today)} select count(*)::int as total from person ${matching(wanted)}`,
  );
  return { rows: [], total: counted.rows[0]?.total ?? 0 };
}

export async function ordersOf(db: Db, vendorId: string, customerId: string, limit: number) {
  return db
    .select({
      id: order.id,
      number: order.number,
      placedAt: order.placedAt,
      state: order.state,
      totalCents: order.totalCents,
      eventDate: order.eventDate,
    })
    .from(order)
    .where(
      and(eq(order.vendorId, vendorId), eq(order.customerId, customerId), sql`${order.answerBy} is not null`),
    )
    .orderBy(desc(order.placedAt), order.id)
    .limit(limit);
}

export async function visitsOf(db: Db, vendorId: string, customerId: string, limit: number) {
  return db
    .select({ id: customerVisit.id, state: customerVisit.state, startsAt: customerVisit.startsAt })
    .from(customerVisit)
    .where(and(eq(customerVisit.vendorId, vendorId), eq(customerVisit.customerId, customerId)))
    .orderBy(desc(customerVisit.startsAt))
    .limit(limit);
}

type Kept = Partial<Pick<typeof vendorCustomer.$inferInsert, "name" | "email" | "phone" | "note" | "tags">>;

export async function saveNotes(
  db: Db,
  vendorId: string,
  customerId: string,
  kept: Pick<Kept, "note" | "tags">,
): Promise<void> {
  await db
    .insert(vendorCustomer)
    .values({ vendorId, customerId, ...kept })
    .onConflictDoUpdate({
      target: [vendorCustomer.vendorId, vendorCustomer.customerId],
      // An UPDATE without columns is not valid SQL.
      set: { vendorId, ...kept },
    });
}

const ownContact = (vendorId: string, id: string) =>
  and(eq(vendorCustomer.id, id), eq(vendorCustomer.vendorId, vendorId), isNull(vendorCustomer.customerId));

export async function insertContact(db: Db, row: Kept & { vendorId: string; name: string }): Promise<string> {
  const [made] = await db.insert(vendorCustomer).values(row).returning({ id: vendorCustomer.id });
  if (!made) throw new Error("the contact was not written");
  return made.id;
}

export async function updateContact(db: Db, vendorId: string, id: string, kept: Kept): Promise<void> {
  await db
    .update(vendorCustomer)
    .set({ vendorId, ...kept })
    .where(ownContact(vendorId, id));
}

export async function deleteContact(db: Db, vendorId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(vendorCustomer)
    .where(ownContact(vendorId, id))
    .returning({ id: vendorCustomer.id });
  return gone.length > 0;
}

export async function countContacts(db: Db, vendorId: string): Promise<number> {
  const [row] = await db
    .select({ contacts: count() })
    .from(vendorCustomer)
    .where(and(eq(vendorCustomer.vendorId, vendorId), isNull(vendorCustomer.customerId)));
  return row?.contacts ?? 0;
}

export type ContactRow = typeof vendorCustomer.$inferSelect;

/** Locks the contact until the transaction ends, so that concurrent invitations see each other. */
export async function lockContact(tx: Transaction, vendorId: string, id: string): Promise<ContactRow | null> {
  const [row] = await tx.select().from(vendorCustomer).where(ownContact(vendorId, id)).for("update");
  return row ?? null;
}

export async function markInvited(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(vendorCustomer).set({ invitedAt: now }).where(eq(vendorCustomer.id, id));
}
