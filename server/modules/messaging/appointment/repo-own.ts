import { and, asc, eq, getTableColumns, gt, gte, inArray } from "drizzle-orm";
import { OPEN_APPOINTMENT_STATES } from "@/contracts/messaging/appointment/appointment-process";
import type { Db, Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { appointment } from "@/server/db/schema/messaging/appointment";
import type { AppointmentChange } from "./repo";

/** Returns a couple's appointments, for the download of its data: every column except ids. */
export async function ownAppointments(db: Db, customerId: string) {
  const {
    id: _id,
    vendorId: _vendor,
    customerId: _customer,
    createdAt,
    ...columns
  } = getTableColumns(appointment);
  const appointments = await db
    .select({ vendor: vendor.vendorName, ...columns, requestedAt: createdAt })
    .from(appointment)
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .where(eq(appointment.customerId, customerId))
    .orderBy(asc(appointment.startsAt), asc(appointment.id));
  return { appointments };
}

/** Returns a couple's appointments since then, except declined, cancelled and missed ones. */
export async function appointmentsFrom(db: Db, customerId: string, since: Date) {
  return db
    .select({ appointment, vendor })
    .from(appointment)
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .where(
      and(
        eq(appointment.customerId, customerId),
        gte(appointment.startsAt, since),
        inArray(appointment.state, [...OPEN_APPOINTMENT_STATES, "completed"]),
      ),
    )
    .orderBy(asc(appointment.startsAt), asc(appointment.id));
}

export async function upcomingIds(db: Db, customerId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        eq(appointment.customerId, customerId),
        gt(appointment.startsAt, now),
        inArray(appointment.state, [...OPEN_APPOINTMENT_STATES]),
      ),
    )
    .orderBy(asc(appointment.id));
  return rows.map(({ id }) => id);
}

export async function upcomingOfVendor(db: Db, vendorId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        eq(appointment.vendorId, vendorId),
        gt(appointment.startsAt, now),
        inArray(appointment.state, [...OPEN_APPOINTMENT_STATES]),
      ),
    )
    .orderBy(asc(appointment.id));
  return rows.map(({ id }) => id);
}

export async function updateOfCustomer(
  tx: Transaction,
  customerId: string,
  change: AppointmentChange,
): Promise<void> {
  await tx.update(appointment).set(change).where(eq(appointment.customerId, customerId));
}
