import { coupleNames } from "@/server/db/couple-name";
import { and, asc, count, eq, gt, lt, lte, ne, not, or, sql } from "drizzle-orm";
import type { EnquiryStage, LostReason } from "@/contracts/messaging/enquiry";
import type { IsoDate } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { customer } from "@/server/db/schema/identity/account";
import { enquiry, enquiryTalk } from "@/server/db/schema/messaging/enquiry";
import { offer } from "@/server/db/schema/sale/offer";
import { order } from "@/server/db/schema/sale/order";

export type EnquiryPlace = { lastAt: Date; id: string };

type Wanted = {
  stage?: EnquiryStage | undefined;
  handlerId?: string | undefined;
  /** Only those to follow up by that day. */
  dueBy?: IsoDate | undefined;
  id?: string;
  after?: EnquiryPlace | null;
  limit: number;
};

/** Latest first. Without a stage, all but the lost ones. */
export async function listEnquiries(
  db: Db,
  vendorId: string,
  { stage, handlerId, dueBy, id, after, limit }: Wanted,
) {
  const ofPair = sql`vendor_id = ${enquiry.vendorId} and customer_id = ${enquiry.customerId}`;
  return (
    db
      .select({
        enquiry,
        couple: {
          ...coupleNames,
          weddingDate: customer.weddingDate,
        },
        talk: { roomId: enquiryTalk.roomId, words: enquiryTalk.words, isCouples: enquiryTalk.isCouples },
        orderedCents: sql<number | null>`(
          select sum(total_cents)::int from ${order}
          where ${ofPair} and state not in ('awaiting_payment', 'cancelled'))`,
        offeredCents: sql<number | null>`(
          select sum(total_cents)::int from ${offer}
          where ${ofPair} and state = 'open' and valid_until >= (now() at time zone 'Asia/Singapore')::date)`,
      })
      .from(enquiry)
      .innerJoin(customer, eq(customer.id, enquiry.customerId))
      .leftJoin(
        enquiryTalk,
        and(eq(enquiryTalk.vendorId, enquiry.vendorId), eq(enquiryTalk.customerId, enquiry.customerId)),
      )
      .where(
        and(
          eq(enquiry.vendorId, vendorId),
          id ? eq(enquiry.id, id) : stage ? eq(enquiry.stage, stage) : ne(enquiry.stage, "lost"),
          handlerId ? eq(enquiry.handlerAccountId, handlerId) : undefined,
          dueBy ? lte(enquiry.followUpOn, dueBy) : undefined,
          after
            ? or(
                lt(enquiry.lastAt, after.lastAt),
                and(eq(enquiry.lastAt, after.lastAt), gt(enquiry.id, after.id)),
              )
            : undefined,
        ),
      )
      // Must match the indexes, which would not be used otherwise.
      .orderBy(sql`${enquiry.lastAt} desc nulls last`, asc(enquiry.id))
      .limit(limit)
  );
}
export type EnquiryListRow = Awaited<ReturnType<typeof listEnquiries>>[number];

export async function countStages(
  db: Db,
  vendorId: string,
): Promise<{ stage: EnquiryStage; enquiries: number }[]> {
  return db
    .select({ stage: enquiry.stage, enquiries: count() })
    .from(enquiry)
    .where(eq(enquiry.vendorId, vendorId))
    .groupBy(enquiry.stage);
}

export async function countDue(db: Db, vendorId: string, today: IsoDate): Promise<number> {
  const [row] = await db
    .select({ due: count() })
    .from(enquiry)
    .where(and(eq(enquiry.vendorId, vendorId), ne(enquiry.stage, "lost"), lte(enquiry.followUpOn, today)));
  return row?.due ?? 0;
}

const own = (vendorId: string, id: string) => and(eq(enquiry.id, id), eq(enquiry.vendorId, vendorId));

type Saved = Partial<Pick<typeof enquiry.$inferInsert, "valueCents" | "followUpOn" | "handlerAccountId">>;

/** Returns false for other vendors' enquiries. */
export async function saveEnquiry(db: Db, vendorId: string, id: string, saved: Saved): Promise<boolean> {
  const rows = await db
    .update(enquiry)
    // An UPDATE without columns is not valid SQL.
    .set({ vendorId, ...saved })
    .where(own(vendorId, id))
    .returning({ id: enquiry.id });
  return rows.length > 0;
}

/** Returns false for other vendors' enquiries, and for those that are booked or lost already. */
export async function markLost(
  db: Db,
  vendorId: string,
  id: string,
  lostReason: LostReason,
): Promise<boolean> {
  const rows = await db
    .update(enquiry)
    .set({ stage: "lost", lostReason, lostAt: new Date(), followUpOn: null })
    .where(and(own(vendorId, id), not(sql`${enquiry.stage} in ('booked', 'lost')`)))
    .returning({ id: enquiry.id });
  return rows.length > 0;
}

/** Restores a lost enquiry to the stage that follows from its messages, visits, offers and orders. */
export async function reopen(db: Db, vendorId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(enquiry)
    .set({
      stage: sql`enquiry_stage(${enquiry.vendorId}, ${enquiry.customerId})`,
      lostReason: null,
      lostAt: null,
    })
    .where(and(own(vendorId, id), eq(enquiry.stage, "lost")))
    .returning({ id: enquiry.id });
  return rows.length > 0;
}

/** Returns the enquiries to follow up on a day. */
export async function dueOn(db: Db, day: IsoDate, after: string | null, limit: number) {
  return db
    .select({
      id: enquiry.id,
      vendorId: enquiry.vendorId,
      handlerAccountId: enquiry.handlerAccountId,
      couple: coupleNames,
    })
    .from(enquiry)
    .innerJoin(customer, eq(customer.id, enquiry.customerId))
    .where(
      and(eq(enquiry.followUpOn, day), ne(enquiry.stage, "lost"), after ? gt(enquiry.id, after) : undefined),
    )
    .orderBy(asc(enquiry.id))
    .limit(limit);
}
