import type { AppointmentState } from "@/contracts/messaging/appointment/appointment-process";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { appLink } from "@/server/core/links";
import { getDb } from "@/server/db/client";
import { coupleOf } from "@/server/modules/identity/account/public";
import type { CalendarEvent } from "@/server/modules/sale/calendar/public";
import { vendorAddress } from "@/server/modules/catalogue/vendor/public";
import { appointmentsFrom } from "./repo-own";

const DAYS_BACK = 60;

const TENTATIVE: Partial<Record<AppointmentState, { prefix: string; words: string }>> = {
  requested: { prefix: "Requested: ", words: "The vendor hasn't confirmed yet." },
  moved: {
    prefix: "New time to accept: ",
    words: "The vendor moved this appointment. Accept the new time or cancel.",
  },
};

/** Returns the appointments of an account's couple, for its calendar feed. Vendors' accounts have none. */
export async function appointmentEvents(accountId: string): Promise<CalendarEvent[]> {
  const db = await getDb();
  const since = instantInSingapore(addDays(todayInSingapore(), -DAYS_BACK), "00:00");
  const rows = await appointmentsFrom(db, await coupleOf(db, accountId), since);
  return rows.map(({ appointment: { id, state, startsAt, endsAt, answer, createdAt }, vendor }) => {
    const tentative = TENTATIVE[state];
    return {
      uid: `appointment-${id}@sayang`,
      start: startsAt,
      end: endsAt,
      tentative: Boolean(tentative),
      title: `${tentative?.prefix ?? ""}Appointment with ${vendor.vendorName}`,
      location: vendorAddress(vendor),
      description: [tentative?.words, answer].filter(Boolean).join("\n"),
      url: appLink("/user/dashboard/my-wedding#appointments"),
      changedAt: createdAt,
    };
  });
}
