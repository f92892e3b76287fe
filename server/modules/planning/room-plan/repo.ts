import { and, asc, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import type { IsoDate } from "@/lib/dates";
import type { Db, Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { roomPlan } from "@/server/db/schema/planning/room-plan";
import { order } from "@/server/db/schema/sale/order";

export type RoomPlanRow = typeof roomPlan.$inferSelect;
export type RoomPlanValues = Omit<typeof roomPlan.$inferInsert, "id" | "vendorId" | "version" | "createdAt">;

const ofVendor = (vendorId: string, id: string) => and(eq(roomPlan.vendorId, vendorId), eq(roomPlan.id, id));

export async function listPlans(db: Db, vendorId: string): Promise<RoomPlanRow[]> {
  return db
    .select()
    .from(roomPlan)
    .where(eq(roomPlan.vendorId, vendorId))
    .orderBy(asc(sql`lower(${roomPlan.name})`), asc(roomPlan.id));
}

/** Serialises changes to the number of a vendor's plans. */
export async function lockPlans(tx: Transaction, vendorId: string): Promise<number> {
  const rows = await tx
    .select({ id: roomPlan.id })
    .from(roomPlan)
    .where(eq(roomPlan.vendorId, vendorId))
    .for("update");
  return rows.length;
}

export async function insertPlan(tx: Transaction, vendorId: string, values: RoomPlanValues): Promise<void> {
  await tx.insert(roomPlan).values({ vendorId, ...values });
}

/** Returns the version of a plan, locked until the transaction ends, or null. */
export async function lockPlan(tx: Transaction, vendorId: string, id: string): Promise<number | null> {
  const [row] = await tx
    .select({ version: roomPlan.version })
    .from(roomPlan)
    .where(ofVendor(vendorId, id))
    .for("update");
  return row?.version ?? null;
}

export async function updatePlan(
  tx: Transaction,
  vendorId: string,
  id: string,
  values: RoomPlanValues,
): Promise<void> {
  await tx
    .update(roomPlan)
    .set({ ...values, version: sql`${roomPlan.version} + 1` })
    .where(ofVendor(vendorId, id));
}

export async function deletePlan(db: Db, vendorId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(roomPlan).where(ofVendor(vendorId, id));
  return rowCount === 1;
}

/** Returns the plans of vendors whose orders are for that day or among the given ones, unless cancelled or unpaid. */
export async function plansForCouple(
  db: Db,
  customerId: string,
  { date, orderIds }: { date: IsoDate | null; orderIds: readonly string[] },
) {
  return db
    .selectDistinct({ plan: roomPlan, vendorName: vendor.vendorName })
    .from(order)
    .innerJoin(roomPlan, eq(roomPlan.vendorId, order.vendorId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(
      and(
        eq(order.customerId, customerId),
        notInArray(order.state, ["awaiting_payment", "cancelled"]),
        or(
          date ? eq(order.eventDate, date) : undefined,
          orderIds.length > 0 ? inArray(order.id, [...orderIds]) : undefined,
          sql`false`,
        ),
      ),
    )
    .orderBy(asc(vendor.vendorName), asc(roomPlan.name), asc(roomPlan.id))
    .limit(60);
}
