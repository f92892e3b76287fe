import {
  COMPLETED_AFTER_HOURS,
  nextAppointmentState,
} from "@/contracts/messaging/appointment/appointment-process";
import { HOUR_MS } from "@/lib/time";
import { inTransaction } from "@/server/db/transaction";
import * as repo from "./repo";
import { mailCouple, mailVendor } from "./service-mail";

const BATCH = 200;

/**
 * Closes overdue appointments: an unanswered request is declined at its time, and the couple notified; a confirmed
 * visit counts as held if the vendor reports nothing for a day; a moved one that the couple did not accept is
 * cancelled, and both sides are notified. Returns their number.
 */
export async function settleAppointments(now = new Date()): Promise<number> {
  const lapsed = await settle({ state: "requested", before: now }, "lapse", now);
  const before = new Date(now.getTime() - COMPLETED_AFTER_HOURS * HOUR_MS);
  const expired = await settle({ state: "moved", before: now }, "expire", now);
  return lapsed + expired + (await settle({ state: "confirmed", before }, "complete", now));
}

function settle(
  overdue: Parameters<typeof repo.lockOverdue>[1],
  transition: "lapse" | "expire" | "complete",
  now: Date,
): Promise<number> {
  return inTransaction(async (tx) => {
    const rows = await repo.lockOverdue(tx, overdue, BATCH);
    for (const row of rows) {
      const state = nextAppointmentState(row.appointment, transition, "system", now);
      if (!state) continue;
      await repo.updateAppointment(tx, row.appointment.id, { state });
      await mailCouple(tx, transition, row);
      if (transition === "expire") await mailVendor(tx, "unaccepted", row);
    }
    return rows.length;
  });
}
