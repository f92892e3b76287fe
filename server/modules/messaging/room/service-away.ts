import { v4 } from "uuid";
import { instantInSingapore, todayInSingapore } from "@/lib/dates";
import { MINUTE_MS } from "@/lib/time";
import type { Transaction } from "@/server/db/client";
import { awayWordsAt } from "@/server/modules/messaging/reply/public";
import * as messages from "./repo/message";
import * as repo from "./repo/room";
import { lastOfVendor } from "./repo/notice";

/** No automatic reply within this many minutes of the vendor's last message. */
const PRESENT_MINUTES = 30;

/**
 * Answers a couple's message with the vendor's off-hours reply, once a day in each conversation. Sends no notice,
 * because the couple has just written. The caller must have locked the room.
 */
export async function answerAway(tx: Transaction, room: repo.RoomRow, now = new Date()): Promise<void> {
  const body = await awayWordsAt(tx, room.vendorId, now);
  if (body === null) return;
  const last = await lastOfVendor(tx, room);
  if (last.writtenAt && now.getTime() - last.writtenAt.getTime() < PRESENT_MINUTES * MINUTE_MS) return;
  if (last.automaticAt && last.automaticAt >= instantInSingapore(todayInSingapore(now), "00:00")) return;
  const vendor = await repo.findVendor(tx, room.vendorId);
  if (!vendor) return;
  await messages.insertMessage(tx, {
    roomId: room.id,
    senderAccountId: vendor.accountId,
    clientId: v4(),
    body,
    isAutomatic: true,
  });
}
