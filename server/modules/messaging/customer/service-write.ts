import { createHash } from "node:crypto";
import {
  type Audience,
  type BroadcastSent,
  type CustomerSegment,
  INVITE_AGAIN_DAYS,
  MAX_AUDIENCE,
  type VendorCustomerDetail,
} from "@/contracts/messaging/customer";
import type { BroadcastBody } from "@/contracts/messaging/customer.schema";
import { todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import type { VendorActor } from "@/server/core/actor";
import { isDeletedAddress } from "@/server/core/deleted-account";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { consentingAddresses } from "@/server/modules/identity/consent/public";
import { sendMessage, unblockedRooms } from "@/server/modules/messaging/room/public";
import { customerInvited, customerLetter } from "./mail";
import { stillOpen, stopLink } from "./mail-stop";
import * as repo from "./repo";
import { findVendor } from "./repo-mail";
import { noSuchCustomer, readCustomer } from "./service";

/**
 * POST /vendor/customer/invite/{id}: mails a contact one invitation. Throws `not_found`, `bad_request` without an
 * address, and `conflict` when it was invited recently or has opted out.
 */
export async function inviteCustomer(
  vendorId: string,
  id: string,
  now = new Date(),
): Promise<VendorCustomerDetail> {
  await inTransaction(async (tx) => {
    const contact = await repo.lockContact(tx, vendorId, id);
    if (!contact) throw noSuchCustomer();
    const { email, name, invitedAt } = contact;
    if (!email) throw new AppError("bad_request", "Add their email address first");
    if (invitedAt && now.getTime() - invitedAt.getTime() < INVITE_AGAIN_DAYS * DAY_MS) {
      throw new AppError(
        "conflict",
        `You can invite them again ${INVITE_AGAIN_DAYS} days after the last time`,
      );
    }
    if (!(await stillOpen(tx, [email])).has(email)) {
      throw new AppError("conflict", "This address has asked for no more invitations");
    }
    const vendor = await listedVendor(tx, vendorId);
    await repo.markInvited(tx, id, now);
    await enqueueMessage(tx, customerInvited, {
      to: email,
      coupleName: name,
      vendorName: vendor.vendorName,
      vendorLink: appLink(`/vendor-detail/${vendor.slug}`),
      stopLink: stopLink(email),
    });
  });
  return readCustomer(vendorId, id);
}

/** GET /vendor/customer/audience: how many couples of a segment a message would reach, and how. */
export async function countAudience(vendorId: string, segment: CustomerSegment): Promise<Audience> {
  const { rooms, mails, unreachable } = await audienceOf(vendorId, segment);
  return { rooms: rooms.length, mails: mails.length, unreachable };
}

/**
 * POST /vendor/customer/broadcast: writes to a segment: into existing conversations, and by mail to couples that
 * consented to offers. Repeating a `clientId` writes to nobody twice. Throws `conflict` when it would now reach more
 * couples than were confirmed.
 */
export async function broadcast(actor: VendorActor, body: BroadcastBody): Promise<BroadcastSent> {
  const { segment, message, clientId, recipients } = body;
  const { rooms, mails } = await audienceOf(actor.vendorId, segment);
  const reached = rooms.length + mails.length;
  if (reached === 0) throw new AppError("conflict", "There is nobody in this group to write to");
  if (reached > recipients) {
    throw new AppError("conflict", `The group has grown to ${reached}. Check the number and send again.`);
  }
  for (const roomId of rooms) {
    const words = { roomId, body: message, clientId: derivedId(clientId, roomId) };
    await sendMessage(actor, words, { isBroadcast: true });
  }
  await inTransaction(async (tx) => {
    const vendor = await listedVendor(tx, actor.vendorId);
    for (const to of mails) {
      const letter = {
        to,
        vendorName: vendor.vendorName,
        message,
        vendorLink: appLink(`/vendor-detail/${vendor.slug}`),
        stopLink: stopLink(to),
      };
      const messageId = derivedId(clientId, `${actor.vendorId} ${to}`);
      await enqueueMessage(tx, customerLetter, letter, { messageId });
    }
  });
  return { rooms: rooms.length, mails: mails.length };
}

async function audienceOf(vendorId: string, segment: CustomerSegment) {
  const db = await getDb();
  const page = { limit: MAX_AUDIENCE, offset: 0, direction: "asc" } as const;
  const wanted = { segment, searchBy: "" };
  const { rows, total } = await repo.listPeople(db, vendorId, todayInSingapore(), wanted, page);
  const reachable = rows.filter(({ accountEmail }) => !isDeletedAddress(accountEmail));
  const rooms = await unblockedRooms(
    db,
    reachable.flatMap(({ roomId }) => roomId ?? []),
  );
  const others = reachable.filter(({ roomId }) => roomId === null);
  const addresses = [...new Set(others.flatMap(({ accountEmail }) => accountEmail || []))];
  const agreed = await consentingAddresses(db, addresses, "promotions");
  const open = await stillOpen(db, agreed);
  const mails = agreed.filter((email) => open.has(email));
  return { rooms, mails, unreachable: total - rooms.length - mails.length };
}

async function listedVendor(db: Db, vendorId: string) {
  const vendor = await findVendor(db, vendorId);
  if (vendor?.status !== "approved") {
    throw new AppError("conflict", "You can write to couples once your shop is approved");
  }
  return vendor;
}

/** Returns the same uuid for the same message and recipient. */
function derivedId(clientId: string, whom: string): string {
  const hex = createHash("sha256").update(`${clientId} ${whom}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
