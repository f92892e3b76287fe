import { eq } from "drizzle-orm";
import type { CalendarSetting } from "@/contracts/catalogue/calendar";
import type { Db, Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";

const columns = { dailyCapacity: vendor.dailyCapacity, offDays: vendor.offDays };

export async function findCalendar(db: Db, vendorId: string): Promise<CalendarSetting | null> {
  const [row] = await db.select(columns).from(vendor).where(eq(vendor.id, vendorId));
  return row ?? null;
}

export async function lockCalendar(tx: Transaction, vendorId: string): Promise<CalendarSetting | null> {
  const [row] = await tx.select(columns).from(vendor).where(eq(vendor.id, vendorId)).for("no key update");
  return row ?? null;
}

export async function saveCalendar(
  tx: Transaction,
  vendorId: string,
  change: Partial<CalendarSetting>,
): Promise<CalendarSetting> {
  const [row] = await tx.update(vendor).set(change).where(eq(vendor.id, vendorId)).returning(columns);
  if (!row) throw new Error("the vendor was not found");
  return row;
}
