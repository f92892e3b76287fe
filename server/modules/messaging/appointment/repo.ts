import { coupleNames } from "@/server/db/couple-name";
import { and, asc, count, desc, eq, gt, gte, inArray, lt, ne, not, type SQL, sql } from "drizzle-orm";
import type { AppointmentListQuery } from "@/contracts/messaging/appointment/appointment.schema";
import type { AppointmentSetting } from "@/contracts/messaging/appointment/appointment";
import {
  type AppointmentState,
  OPEN_APPOINTMENT_STATES,
} from "@/contracts/messaging/appointment/appointment-process";
import type { Db, Transaction } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/identity/account";
import { appointment, appointmentSetting } from "@/server/db/schema/messaging/appointment";
import { vendor } from "@/server/db/schema/catalogue/vendor";

type Owner = { customerId: string } | { vendorId: string };

export async function findSetting(db: Db, vendorId: string): Promise<AppointmentSetting | null> {
  const { vendorId: _, ...columns } = settingColumns;
  const [row] = await db
    .select(columns)
    .from(appointmentSetting)
    .where(eq(appointmentSetting.vendorId, vendorId));
  return row ?? null;
}

/** Returns the days on which the vendor takes no weddings, from its calendar. */
export async function blockedDays(db: Db, vendorId: string): Promise<string[]> {
  const [row] = await db.select({ offDays: vendor.offDays }).from(vendor).where(eq(vendor.id, vendorId));
  return row?.offDays ?? [];
}

const settingColumns = {
  vendorId: appointmentSetting.vendorId,
  weeklyHours: appointmentSetting.weeklyHours,
  lengthMinutes: appointmentSetting.lengthMinutes,
  bufferMinutes: appointmentSetting.bufferMinutes,
  noticeHours: appointmentSetting.noticeHours,
  dailyCapacity: appointmentSetting.dailyCapacity,
  offDays: appointmentSetting.offDays,
};

export async function saveSetting(db: Db, vendorId: string, setting: AppointmentSetting): Promise<void> {
  await db
    .insert(appointmentSetting)
    .values({ vendorId, ...setting })
    .onConflictDoUpdate({ target: appointmentSetting.vendorId, set: setting });
}

export type Host = { id: string; vendorName: string; email: string };

/** Returns a vendor that can receive couples: a publicly visible one. */
export async function findHost(db: Db, vendorId: string): Promise<Host | null> {
  const [row] = await db
    .select({ id: vendor.id, vendorName: vendor.vendorName, email: account.email })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.accountId))
    .where(and(eq(vendor.id, vendorId), eq(vendor.status, "approved")));
  return row ?? null;
}

export async function isVerified(db: Db, customerId: string): Promise<boolean> {
  const [row] = await db
    .select({ at: account.emailVerifiedAt })
    .from(account)
    .where(eq(account.id, customerId));
  return Boolean(row?.at);
}

/** Locks the vendor's calendar until the transaction ends, so that no other call takes a time in between. */
export async function lockCalendar(tx: Transaction, vendorId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`appointment ${vendorId}`}, 0))`);
}

const NOT_CALLED_OFF: AppointmentState[] = ["requested", "confirmed", "moved", "completed", "no_show"];

/** Returns appointments that were not cancelled, from `from` up to but excluding `to`, except the one being moved. */
export async function heldBetween(
  db: Db,
  { vendorId, moving }: { vendorId: string; moving?: string },
  from: Date,
  to: Date,
): Promise<{ startsAt: Date; endsAt: Date }[]> {
  return db
    .select({ startsAt: appointment.startsAt, endsAt: appointment.endsAt })
    .from(appointment)
    .where(
      and(
        eq(appointment.vendorId, vendorId),
        gte(appointment.startsAt, from),
        lt(appointment.startsAt, to),
        inArray(appointment.state, NOT_CALLED_OFF),
        moving ? ne(appointment.id, moving) : undefined,
      ),
    );
}

const open = inArray(appointment.state, [...OPEN_APPOINTMENT_STATES]);

export async function countUpcoming(
  db: Db,
  { customerId, vendorId }: { customerId: string; vendorId: string },
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(appointment)
    .where(
      and(
        eq(appointment.customerId, customerId),
        eq(appointment.vendorId, vendorId),
        gt(appointment.startsAt, now),
        open,
      ),
    );
  return row?.n ?? 0;
}

export async function insertAppointment(
  tx: Transaction,
  row: typeof appointment.$inferInsert,
): Promise<string> {
  const [made] = await tx.insert(appointment).values(row).returning({ id: appointment.id });
  if (!made) throw new Error("the appointment was not written");
  return made.id;
}

const appointments = (db: Db) =>
  db
    .select({
      appointment,
      vendor: {
        slug: vendor.slug,
        vendorName: vendor.vendorName,
        profileImage: vendor.profileImage,
        blockNumber: vendor.blockNumber,
        streetAddress1: vendor.streetAddress1,
        unitNo: vendor.unitNo,
        buildingName: vendor.buildingName,
        postCode: vendor.postCode,
      },
      customer: {
        ...coupleNames,
        weddingDate: customer.weddingDate,
      },
    })
    .from(appointment)
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .innerJoin(customer, eq(customer.id, appointment.customerId))
    .$dynamic();

export type AppointmentRow = Awaited<ReturnType<typeof appointments>>[number];

const ownedBy = (owner: Owner): SQL =>
  "customerId" in owner
    ? eq(appointment.customerId, owner.customerId)
    : eq(appointment.vendorId, owner.vendorId);

export async function findAppointment(db: Db, id: string, owner: Owner): Promise<AppointmentRow | null> {
  const [row] = await appointments(db).where(and(eq(appointment.id, id), ownedBy(owner)));
  return row ?? null;
}

/** Locks the appointment until the transaction ends, so that concurrent changes see each other. */
export async function lockAppointment(
  tx: Transaction,
  id: string,
  owner: Owner,
): Promise<AppointmentRow | null> {
  const [row] = await appointments(tx)
    .where(and(eq(appointment.id, id), ownedBy(owner)))
    .for("update", { of: appointment });
  return row ?? null;
}

export type AppointmentChange = Partial<
  Omit<typeof appointment.$inferInsert, "id" | "vendorId" | "customerId">
>;

export async function updateAppointment(
  tx: Transaction,
  id: string,
  change: AppointmentChange,
): Promise<void> {
  await tx.update(appointment).set(change).where(eq(appointment.id, id));
}

export async function listAppointments(
  db: Db,
  owner: Owner & Partial<Record<"customerId" | "vendorId", string | undefined>>,
  { when, page, limit }: AppointmentListQuery,
  now: Date,
): Promise<{ rows: AppointmentRow[]; total: number }> {
  const ahead = and(open, gt(appointment.endsAt, now)) as SQL;
  const where = and(
    owner.customerId ? eq(appointment.customerId, owner.customerId) : undefined,
    owner.vendorId ? eq(appointment.vendorId, owner.vendorId) : undefined,
    when === "upcoming" ? ahead : not(ahead),
  );
  const [counted] = await db.select({ total: count() }).from(appointment).where(where);
  const rows = await appointments(db)
    .where(where)
    .orderBy(
      ...(when === "upcoming"
        ? [asc(appointment.startsAt), asc(appointment.id)]
        : [desc(appointment.startsAt), desc(appointment.id)]),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** Locks appointments whose time has passed without an outcome. */
export async function lockOverdue(
  tx: Transaction,
  { state, before }: { state: "requested" | "confirmed" | "moved"; before: Date },
  limit: number,
): Promise<AppointmentRow[]> {
  const over = state === "confirmed" ? lt(appointment.endsAt, before) : undefined;
  return appointments(tx)
    .where(and(eq(appointment.state, state), lt(appointment.startsAt, before), over))
    .limit(limit)
    .for("update", { of: appointment, skipLocked: true });
}
