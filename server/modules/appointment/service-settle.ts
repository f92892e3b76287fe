import { COMPLETED_AFTER_HOURS, nextAppointmentState } from "@/contracts/appointment-process";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/modules/outgoing-message/service";
import { toCouple } from "./mail";
import * as repo from "./repo";

const HOUR_MS = 3_600_000;
const BATCH = 200;

/**
 * Ends what nobody ended: a request whose time came unanswered is declined, and the couple told; a confirmed visit of
 * which the vendor says nothing for a day took place. Answers how many.
 */
export async function settleAppointments(now = new Date()): Promise<number> {
  const lapsed = await settle({ state: "requested", before: now }, "lapse", now);
  const before = new Date(now.getTime() - COMPLETED_AFTER_HOURS * HOUR_MS);
  return lapsed + (await settle({ state: "confirmed", before }, "complete", now));
}

function settle(
  overdue: Parameters<typeof repo.lockOverdue>[1],
  transition: "lapse" | "complete",
  now: Date,
): Promise<number> {
  return inTransaction(async (tx) => {
    const rows = await repo.lockOverdue(tx, overdue, BATCH);
    for (const row of rows) {
      const state = nextAppointmentState(row.appointment, transition, "system", now);
      if (!state) continue;
      await repo.setState(tx, row.appointment.id, state);
      if (transition === "lapse") await enqueueMessage(tx, toCouple("appointment-lapsed", row));
    }
    return rows.length;
  });
}
