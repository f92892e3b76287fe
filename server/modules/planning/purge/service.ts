import { GUESTS_KEPT_DAYS } from "@/contracts/planning/guest/guest";
import { addDays, todayInSingapore } from "@/lib/dates";
import { appLink } from "@/server/core/links";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { forgetCheckIn } from "@/server/modules/planning/check-in/public";
import { forgetBeoGuests } from "@/server/modules/planning/event-order/public";
import { forgetGuests, hasGuests } from "@/server/modules/planning/guest/public";
import { forgetPhotos } from "@/server/modules/planning/photo/public";
import {
  factsOf,
  findDue,
  findOver,
  forgetMoved,
  lockDue,
  markPurged,
  setPurgeOn,
} from "@/server/modules/planning/wedding/public";
import { purgeNotice } from "./mail";

/** The couple has at least this many days to export their list, even if the job has not run for a while. */
const NOTICE_DAYS = 14;

/** Tells couples when their guests' details will be deleted. Postponing a wedding postpones the deletion. */
export async function announcePurges(now = new Date()): Promise<void> {
  const today = todayInSingapore(now);
  const over = addDays(today, NOTICE_DAYS - GUESTS_KEPT_DAYS);
  const db = await getDb();
  await forgetMoved(db, over);
  for (const { id, lastDay } of await findOver(db, over)) {
    if (!(await hasGuests(db, id))) continue;
    const [usual, soonest] = [addDays(lastDay, GUESTS_KEPT_DAYS), addDays(today, NOTICE_DAYS)];
    const day = usual > soonest ? usual : soonest;
    await inTransaction(async (tx) => {
      if (!(await setPurgeOn(tx, id, day))) return;
      const { email, firstName } = await factsOf(tx, id);
      const link = appLink("/user/dashboard/guest-list");
      await enqueueMessage(tx, purgeNotice, { to: email, firstName, day, link });
    });
  }
}

/** Deletes guests' details on their due date, as the privacy policy promises. */
export async function purgeGuests(now = new Date()): Promise<void> {
  const today = todayInSingapore(now);
  for (const id of await findDue(await getDb(), today)) {
    const deleteFiles = await inTransaction(async (tx) => {
      // The wedding may have been moved since it was announced, even a moment ago.
      if (!(await lockDue(tx, id, { day: today, over: addDays(today, -GUESTS_KEPT_DAYS) }))) return null;
      const discard = await forgetPhotos(tx, id);
      await forgetCheckIn(tx, id);
      await forgetBeoGuests(tx, id);
      await forgetGuests(tx, id);
      await markPurged(tx, id, now);
      return discard;
    });
    await deleteFiles?.();
  }
}
