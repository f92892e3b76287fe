import type { AppointmentState } from "@/contracts/messaging/appointment/appointment-process";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { addDays, type IsoDate, todayInSingapore } from "@/lib/dates";
import { appLink } from "@/server/core/links";
import { getDb } from "@/server/db/client";
import { coupleName } from "@/lib/couple-name";
import { holdsOf } from "@/server/modules/sale/booking/public";
import type { CalendarEvent } from "@/server/modules/sale/calendar/public";
import * as repo from "./repo";

const DOMAIN = "sayang";
const DAYS_BACK = 60;
const DAYS_AHEAD = 900;
/** A constant, because entries without a modification time must not make the file differ. */
const EPOCH = new Date("2026-01-01T00:00:00Z");

const FEED_PREFIX: Partial<Record<AppointmentState, string>> = {
  requested: "Requested: ",
  moved: "Not yet accepted: ",
};

/** Returns a vendor's weddings, visits and held dates, for its calendar feed. Couples' accounts have none of these. */
export async function vendorEvents(accountId: string): Promise<CalendarEvent[]> {
  const db = await getDb();
  const vendorId = await repo.vendorOf(db, accountId);
  if (!vendorId) return [];
  const today = todayInSingapore();
  const days: { from: IsoDate; to: IsoDate } = {
    from: addDays(today, -DAYS_BACK),
    to: addDays(today, DAYS_AHEAD),
  };
  const [weddings, visits, holds] = await Promise.all([
    repo.weddings(db, vendorId, days),
    repo.visits(db, vendorId, days),
    holdsOf(vendorId, days.from, days.to),
  ]);
  return [
    ...weddings.map((wedding) => ({
      uid: `order-${wedding.id}@${DOMAIN}`,
      day: wedding.date,
      title: `Wedding: ${coupleName(wedding.couple)}`,
      description: `Order ${orderNumberOf(wedding.number, wedding.placedAt)}`,
      url: appLink(`/vendor/dashboard/orders/${wedding.id}`),
      changedAt: wedding.placedAt,
    })),
    ...visits.map((visit) => ({
      uid: `appointment-${visit.id}@${DOMAIN}`,
      start: visit.startsAt,
      end: visit.endsAt,
      tentative: visit.state in FEED_PREFIX,
      title: `${FEED_PREFIX[visit.state] ?? ""}Appointment with ${coupleName(visit.couple)}`,
      description: "",
      url: appLink("/vendor/dashboard/appointments"),
      changedAt: EPOCH,
    })),
    ...holds.map((hold) => ({
      uid: `hold-${hold.id}@${DOMAIN}`,
      day: hold.date,
      title: `Held: ${hold.name}`,
      description: "",
      url: appLink("/vendor/dashboard/calendar"),
      changedAt: EPOCH,
    })),
  ];
}
