import { asc, eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { budgetLine, outsideBooking, outsideFile, outsidePayment } from "@/server/db/schema/planning/budget";
import { wedding } from "@/server/db/schema/planning/wedding";

/** Returns a couple's budget and its bookings elsewhere, for the download of its data. */
export async function ownBudget(db: Db, customerId: string) {
  const own = eq(wedding.customerId, customerId);
  const [budget, bookings, payments] = await Promise.all([
    db
      .select({ name: budgetLine.name, plannedCents: budgetLine.plannedCents, locked: budgetLine.locked })
      .from(budgetLine)
      .innerJoin(wedding, eq(wedding.id, budgetLine.weddingId))
      .where(own)
      .orderBy(asc(budgetLine.position), asc(budgetLine.id)),
    db
      .select({
        id: outsideBooking.id,
        vendor: outsideBooking.vendorName,
        contact: outsideBooking.contact,
        notes: outsideBooking.notes,
      })
      .from(outsideBooking)
      .innerJoin(wedding, eq(wedding.id, outsideBooking.weddingId))
      .where(own)
      .orderBy(asc(outsideBooking.createdAt), asc(outsideBooking.id)),
    db
      .select({
        bookingId: outsidePayment.bookingId,
        label: outsidePayment.label,
        amountCents: outsidePayment.amountCents,
        dueOn: outsidePayment.dueOn,
        paidOn: outsidePayment.paidOn,
      })
      .from(outsidePayment)
      .innerJoin(wedding, eq(wedding.id, outsidePayment.weddingId))
      .where(own)
      .orderBy(asc(outsidePayment.dueOn), asc(outsidePayment.id)),
  ]);
  const bookedElsewhere = bookings.map(({ id, ...booking }) => ({
    ...booking,
    payments: payments.flatMap(({ bookingId, ...step }) => (bookingId === id ? [step] : [])),
  }));
  return { budget, bookedElsewhere };
}

/** Returns the names of the files stored with a couple's bookings elsewhere. */
export async function storedFiles(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ name: outsideFile.storageKey })
    .from(outsideFile)
    .innerJoin(wedding, eq(wedding.id, outsideFile.weddingId))
    .where(eq(wedding.customerId, customerId));
  return rows.map(({ name }) => name);
}
