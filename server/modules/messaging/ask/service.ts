import { v4 } from "uuid";
import { ASK_VENDORS_MAX } from "@/contracts/ask-href";
import {
  ASK_PATIENCE_HOURS,
  ASK_ROUNDS_MAX,
  type AskAnswer,
  type AskRound,
  type AskRounds,
  type AskVendors,
  DECLINE_LABELS,
  type RoomAsk,
} from "@/contracts/messaging/ask";
import type { AskBody, AskMoreBody, AskVendorsQuery, DeclineAskBody } from "@/contracts/messaging/ask.schema";
import { todayInSingapore } from "@/lib/dates";
import { HOUR_MS } from "@/lib/time";
import type { CustomerActor, VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { lockCustomer } from "@/server/modules/identity/account/public";
import { vendorRepliesOf, writeInto } from "@/server/modules/messaging/room/public";
import { presentAsk, presentOffer, presentRound, wordsOf } from "./present";
import * as repo from "./repo";

/** The number of rounds shown. */
const LATEST = 10;

/** GET /ask/vendors: those of the vendors that can be asked. */
export async function askableVendors({ ids }: AskVendorsQuery): Promise<AskVendors> {
  return { vendors: await repo.openVendors(await getDb(), ids.split(",").slice(0, ASK_VENDORS_MAX)) };
}

/**
 * POST /ask: sends several vendors the same request, each in its conversation. Throws `conflict` while too many rounds
 * are open, `bad_request` for a vendor that takes no bookings or a date in the past, and like `writeInto`.
 */
export async function askVendors(actor: CustomerActor, { vendorIds, ...ask }: AskBody): Promise<AskRound> {
  const { customerId } = actor;
  const ids = [...new Set(vendorIds)];
  refusePast(ask);
  const roundId = await inTransaction(async (tx) => {
    await lockCustomer(tx, customerId);
    if ((await repo.countOpenRounds(tx, customerId)) >= ASK_ROUNDS_MAX) {
      throw new AppError("conflict", `You can have ${ASK_ROUNDS_MAX} requests open. Close one first.`);
    }
    const id = await repo.insertRound(tx, customerId, ask);
    for (const vendorId of ids) await askOne(tx, customerId, { roundId: id, vendorId, words: wordsOf(ask) });
    return id;
  });
  return readRound(customerId, roundId);
}

function refusePast({ eventDate }: { eventDate: string | null | undefined }): void {
  if (eventDate && eventDate < todayInSingapore()) throw refused("eventDate", "Choose a day in the future");
}

type One = { roundId: string; vendorId: string; words: string };

async function askOne(tx: Transaction, customerId: string, { roundId, vendorId, words }: One): Promise<void> {
  const [open] = await repo.openVendors(tx, [vendorId]);
  if (!open) throw refused("vendorIds", "One of these vendors takes no new bookings");
  const party = { side: "customer", id: customerId, accountId: customerId } as const;
  const { roomId } = await writeInto(tx, party, { vendorId }, { body: words, clientId: v4() });
  await repo.insertAsked(tx, { roundId, vendorId, roomId });
}

/** POST /ask/{id}/vendor: asks one more vendor. Throws `not_found`, `conflict` when the round is closed or full, and `bad_request` when its date has passed. */
export async function askOneMore(
  { customerId }: CustomerActor,
  id: string,
  { vendorId }: AskMoreBody,
): Promise<AskRound> {
  await inTransaction(async (tx) => {
    const round = await ownRound(tx, customerId, id);
    if (round.closedAt) throw new AppError("conflict", "This request is closed");
    refusePast(round);
    const asked = await repo.askedOf(tx, [id]);
    // Vendors that declined or haven't answered in time don't count.
    const waiting = asked.filter(({ asked: each }) => !each.declinedAt && !isLate(each.createdAt));
    if (waiting.length >= ASK_VENDORS_MAX) {
      throw new AppError("conflict", `A request asks at most ${ASK_VENDORS_MAX} vendors`);
    }
    if (asked.some(({ vendor }) => vendor.id === vendorId)) return;
    await askOne(tx, customerId, { roundId: id, vendorId, words: wordsOf(presentAsk(round)) });
  });
  return readRound(customerId, id);
}

/** POST /ask/{id}/close. Throws `not_found`. */
export async function closeAsk({ customerId }: CustomerActor, id: string): Promise<AskRound> {
  await inTransaction(async (tx) => {
    const round = await ownRound(tx, customerId, id);
    if (!round.closedAt) await repo.closeRound(tx, id);
  });
  return readRound(customerId, id);
}

async function ownRound(tx: Transaction, customerId: string, id: string): Promise<repo.RoundRow> {
  const round = await repo.lockRound(tx, customerId, id);
  if (!round) throw new AppError("not_found", "This request does not exist");
  return round;
}

/** GET /ask: the latest rounds with each vendor's answer. */
export async function listAsks({ customerId }: CustomerActor): Promise<AskRounds> {
  const db = await getDb();
  return { rounds: await presentRounds(db, customerId, await repo.roundsOf(db, customerId, LATEST)) };
}

async function readRound(customerId: string, id: string): Promise<AskRound> {
  const db = await getDb();
  const rows = (await repo.roundsOf(db, customerId, LATEST)).filter((row) => row.id === id);
  const [round] = await presentRounds(db, customerId, rows);
  if (!round) throw new AppError("not_found", "This request does not exist");
  return round;
}

async function presentRounds(
  db: Db,
  customerId: string,
  rows: readonly repo.RoundRow[],
): Promise<AskRound[]> {
  if (rows.length === 0) return [];
  const asked = await repo.askedOf(
    db,
    rows.map(({ id }) => id),
  );
  const vendorIds = [...new Set(asked.map(({ vendor }) => vendor.id))];
  const standing = vendorIds.length > 0 ? await repo.standingOffers(db, customerId, vendorIds) : [];
  const offers = new Map(standing.map((row) => [row.vendorId, row]));
  const replies = await vendorRepliesOf(
    db,
    asked.map(({ asked: { roomId } }) => roomId),
  );
  const rounds: AskRound[] = [];
  for (const row of rows) {
    const own = asked.filter((each) => each.asked.roundId === row.id);
    const taken = own.map(({ vendor }) => vendor.id);
    const answers: AskAnswer[] = [];
    for (const { asked: each, vendor, categoryId } of own) {
      const offer = offers.get(vendor.id);
      const repliedAt = replies.get(each.roomId);
      const hasReplied = repliedAt !== undefined && repliedAt > each.createdAt;
      const state = each.declinedAt ? "declined" : offer ? "offered" : hasReplied ? "answered" : "waiting";
      const needsOther =
        !row.closedAt && (state === "declined" || (state === "waiting" && isLate(each.createdAt)));
      const other =
        needsOther && categoryId
          ? await repo.nextFree(db, { categoryId, eventDate: row.eventDate, except: taken })
          : null;
      if (other) taken.push(other.id);
      answers.push({
        vendor,
        roomId: each.roomId,
        state,
        reason: each.reason,
        offer: offer ? presentOffer(offer, row.tables) : null,
        askedAt: each.createdAt.toISOString(),
        instead: other,
      });
    }
    rounds.push(presentRound(row, answers));
  }
  return rounds;
}

const isLate = (askedAt: Date) => Date.now() - askedAt.getTime() > ASK_PATIENCE_HOURS * HOUR_MS;

/** GET /ask-vendor/room/{id}: the couple's open request in a conversation. Throws `not_found`. */
export async function readRoomAsk({ vendorId }: VendorActor, roomId: string): Promise<RoomAsk> {
  const db = await getDb();
  if (!(await repo.isRoomOf(db, roomId, vendorId))) throw noSuchRoom();
  const round = await repo.openAsk(db, roomId, vendorId);
  return { ask: round && presentAsk(round) };
}

/**
 * POST /ask-vendor/decline/{id}: declines the couple's request, with a message in the conversation. Throws `not_found`,
 * and `conflict` when there is no open request.
 */
export async function declineAsk(
  { vendorId, accountId }: VendorActor,
  roomId: string,
  { reason }: DeclineAskBody,
): Promise<RoomAsk> {
  await inTransaction(async (tx) => {
    if (!(await repo.isRoomOf(tx, roomId, vendorId))) throw noSuchRoom();
    const declined = await repo.declineOpen(tx, { roomId, vendorId, reason });
    if (!declined) throw new AppError("conflict", "Nothing is being asked in this conversation");
    const why = reason === "other" ? "" : ` ${DECLINE_LABELS[reason]}.`;
    const body = `Thank you for asking us. Unfortunately we can’t take this on.${why}`;
    await writeInto(tx, { side: "vendor", id: vendorId, accountId }, { roomId }, { body, clientId: v4() });
  });
  return { ask: null };
}

const noSuchRoom = () => new AppError("not_found", "This conversation does not exist");

const refused = (field: string, message: string) =>
  new AppError("bad_request", message, [{ field, message }]);
