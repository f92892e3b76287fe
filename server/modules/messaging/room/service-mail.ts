import { NOTICE_MAIL_MINUTES } from "@/contracts/identity/notice";
import { HOUR_SECONDS, MINUTE_SECONDS } from "@/lib/time";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { appLink } from "@/server/core/links";
import { enqueueMessage } from "@/server/mail/public";
import { coupleAddresses } from "@/server/modules/identity/account/public";
import { teamAddresses } from "@/server/modules/catalogue/team/public";
import { roomMessage } from "./mail";
import { coupleName } from "@/lib/couple-name";
import type * as repo from "./repo/room";
import * as mail from "./repo/mail";
import { ROOM_PAGES } from "./service-notice";

/** In seconds; a side that reads within this time gets no mail. */
const WAIT_SECONDS = NOTICE_MAIL_MINUTES * MINUTE_SECONDS;
const APART_SECONDS = HOUR_SECONDS;
/** The most unread messages that a mail quotes. */
const QUOTED = 3;
const BATCH = 200;

/** Schedules a mail to a side that had read everything. Call it before writing the message, under the room's lock. */
export async function scheduleUnreadMail(
  tx: Transaction,
  room: repo.RoomRow,
  side: mail.Side,
): Promise<void> {
  if (await mail.hasUnread(tx, room, side)) return;
  await mail.planMail(tx, room.id, side, { waitSeconds: WAIT_SECONDS, apartSeconds: APART_SECONDS });
}

/**
 * Mails the sides whose messages have been unread for too long; at a vendor, everyone who answers messages. Returns the
 * number of sides.
 */
export async function mailUnread(): Promise<number> {
  let mailed = 0;
  for (let turn = 0; turn < BATCH; turn++) {
    const outcome = await inTransaction(mailNext);
    if (outcome === "none is due") break;
    if (outcome === "mailed") mailed++;
  }
  return mailed;
}

async function mailNext(tx: Transaction): Promise<"mailed" | "not needed" | "none is due"> {
  const due = await mail.claimDue(tx);
  if (!due) return "none is due";
  const waiting = await mail.readWaiting(tx, due, QUOTED);
  const to = waiting ? await recipients(tx, due.side, waiting) : [];
  if (!waiting || to.length === 0 || waiting.words.length === 0) {
    await mail.settleMail(tx, due, false);
    return "not needed";
  }
  const { vendorId, vendorName, couple, words, unread } = waiting;
  await mail.settleMail(tx, due, true);
  const message = {
    from: due.side === "customer" ? vendorName : coupleName(couple),
    words,
    more: unread - words.length,
    roomLink: appLink(ROOM_PAGES[due.side]({ id: due.roomId, vendorId })),
  };
  for (const each of to) await enqueueMessage(tx, roomMessage, { ...message, to: each });
  return "mailed";
}

/** An unconfirmed address may be a stranger's. */
async function recipients(
  tx: Transaction,
  side: mail.Side,
  { customerId, vendorId, vendorVerifiedAt }: mail.Waiting,
): Promise<string[]> {
  if (side === "vendor") return vendorVerifiedAt ? teamAddresses(tx, vendorId, "messages") : [];
  const couple = await coupleAddresses(tx, customerId, { verifiedOnly: true });
  return couple.map(({ to }) => to);
}
