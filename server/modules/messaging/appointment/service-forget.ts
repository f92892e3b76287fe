import { nextAppointmentState } from "@/contracts/messaging/appointment-process";
import type { Transaction } from "@/server/db/client";
import * as repo from "./repo";
import { clearNotes, upcomingIds } from "./repo-own";
import { mailVendor } from "./service-mail";

/** Cancels the appointments that a couple still has, tells their vendors, and deletes the couple's notes. */
export async function forgetAppointments(
  tx: Transaction,
  { customerId }: { customerId: string },
  now = new Date(),
): Promise<void> {
  for (const id of await upcomingIds(tx, customerId, now)) {
    const row = await repo.lockAppointment(tx, id, { customerId });
    const state = row && nextAppointmentState(row.appointment, "withdraw", "customer", now);
    if (!state) continue;
    await repo.setState(tx, id, state);
    await mailVendor(tx, "withdrawn", row);
  }
  await clearNotes(tx, customerId);
}
