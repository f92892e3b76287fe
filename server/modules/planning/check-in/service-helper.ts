import { createHash } from "node:crypto";
import {
  CHECK_IN_GRACE_HOURS,
  CHECK_IN_LINK_GONE,
  type CheckInAct,
  type HelperUpdate,
  type CheckInResult,
  type CheckInState,
} from "@/contracts/planning/check-in";
import type { HelperCallBody } from "@/contracts/planning/check-in.schema";
import { formatDateTime } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import { HOUR_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { hanFormsIn } from "@/server/core/text/han-forms";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { findShareLink, openShareLink, type ShareLinkRow } from "@/server/modules/planning/share-link/public";
import { eventsOf, factsOf, notifyPlanning } from "@/server/modules/planning/wedding/public";
import { type HelperLink, helperLink } from "./helper-link";
import * as repo from "./repo-acts";
import { settle } from "./settle";

/** The number of changes per response. */
const PAGE = 1_000;

/**
 * Applies the acts of a helper's phone, and returns the changes that it doesn't have yet. Repeated acts change nothing.
 * Throws `gone` for a link that was turned off or never existed.
 */
export async function answerHelper(body: HelperCallBody, now = new Date()): Promise<HelperUpdate> {
  const db = await getDb();
  const link = helperLinkOf(await openShareLink(db, "check-in", body.token, now));
  const state = stateOf(link, now);
  const results = body.acts.length > 0 ? await takeActs(body, now) : [];
  const [facts, events, changes, list] = await Promise.all([
    factsOf(db, link.weddingId),
    eventsOf(link.weddingId),
    state === "open" ? changesSince(db, link, body.cursor ?? 0) : NO_CHANGES,
    state === "open" && body.list !== null ? listUnless(db, link, body.list) : null,
  ]);
  const event = events.find(({ id }) => id === link.eventId);
  if (!event) throw gone();
  const { name, date, startsAt, venueName } = event;
  return {
    state,
    couple: facts.couple,
    event: { name, date, startsAt, venueName },
    link: {
      name: link.name,
      seesGifts: link.seesGifts,
      validFrom: link.validFrom.toISOString(),
      validUntil: link.validUntil.toISOString(),
    },
    results,
    ...changes,
    list,
  };
}

const gone = () => new AppError("gone", `${CHECK_IN_LINK_GONE}. Ask the couple for a new one.`);

function helperLinkOf(found: ShareLinkRow | null): HelperLink {
  if (!found) throw gone();
  return helperLink(found);
}

function stateOf({ validFrom, validUntil }: HelperLink, now: Date): CheckInState {
  if (now < validFrom) return "early";
  return now <= validUntil ? "open" : "ended";
}

async function takeActs({ token, acts: given }: HelperCallBody, now: Date): Promise<CheckInResult[]> {
  const acts = given as CheckInAct[];
  return inTransaction(async (tx) => {
    const { eventId } = helperLinkOf(await findShareLink(tx, "check-in", token));
    await repo.lockCheckIn(tx, eventId);
    // Looked up again under the lock, because the link may have been turned off while this call waited.
    const link = helperLinkOf(await findShareLink(tx, "check-in", token));
    const closed = closedSince(link, now);
    if (closed) return acts.map(({ id }) => ({ id, state: "refused", message: closed }));
    const settled = settle(acts, deskOf(link, now), await knownOf(tx, link, acts));
    await repo.undoArrivals(tx, eventId, settled.undoArrivals, now);
    await repo.insertArrivals(tx, settled.arrivals);
    await repo.letNextCount(tx, eventId, undoneBy(acts));
    await repo.undoGifts(tx, eventId, settled.undoGifts, now);
    await repo.insertGifts(tx, settled.gifts);
    await notifyPlanning(tx, link.weddingId, "check_in");
    return settled.results;
  });
}

const undoneBy = (acts: readonly CheckInAct[]) =>
  acts.flatMap(({ kind, targetId }) => (kind === "undo" && targetId ? [targetId] : []));

function closedSince({ validFrom, validUntil }: HelperLink, now: Date): string | null {
  if (now < validFrom) return `This link opens on ${formatDateTime(validFrom)}`;
  const last = validUntil.getTime() + CHECK_IN_GRACE_HOURS * HOUR_MS;
  return now.getTime() > last ? `This link ended on ${formatDateTime(validUntil)}` : null;
}

function deskOf(link: HelperLink, now: Date) {
  const { weddingId, eventId, id: linkId, name: linkName, seesGifts, validFrom, validUntil } = link;
  return { weddingId, eventId, linkId, linkName, seesGifts, from: validFrom, until: validUntil, now };
}

async function knownOf(tx: Transaction, { weddingId, eventId }: HelperLink, acts: readonly CheckInAct[]) {
  const ids = acts.flatMap(({ id, targetId }) => (targetId ? [id, targetId] : [id]));
  const guestIds = acts.flatMap(({ guestId }) => (guestId ? [guestId] : []));
  const names = acts.flatMap(({ kind, name }) => (kind === "walk_in" && name ? [name.toLowerCase()] : []));
  const { guests, invited } = await repo.findGuestIds(tx, { weddingId, eventId }, guestIds);
  const rows = await repo.findArrivals(tx, eventId, { ids, guestIds, names });
  const gifts = await repo.findGiftIds(tx, eventId, ids);
  const elsewhere = await repo.findElsewhere(
    tx,
    eventId,
    acts.map(({ id }) => id),
  );
  const arrivals = rows.map(({ row, by }) => ({ ...row, by, undone: row.undoneAt !== null }));
  return { guests, invited, arrivals, gifts, elsewhere };
}

type Changes = Pick<HelperUpdate, "cursor" | "more" | "arrivals" | "gifts">;
const NO_CHANGES: Changes = { cursor: null, more: false, arrivals: [], gifts: [] };

async function changesSince(db: Db, { eventId, seesGifts }: HelperLink, cursor: number): Promise<Changes> {
  const arrivals = await repo.changedArrivals(db, eventId, cursor, PAGE);
  const gifts = seesGifts ? await repo.changedGifts(db, eventId, cursor, PAGE) : [];
  const ends = [
    arrivals.length === PAGE ? arrivals.at(-1)?.seq : undefined,
    gifts.length === PAGE ? gifts.at(-1)?.row.seq : undefined,
  ].filter((seq) => seq !== undefined);
  // When one kind fills its page, later rows of both kinds are left for the next call.
  const end = ends.length > 0 ? Math.min(...ends) : Infinity;
  const shownArrivals = arrivals.filter(({ seq }) => seq <= end);
  const shownGifts = gifts.filter(({ row }) => row.seq <= end);
  return {
    cursor: Math.max(cursor, shownArrivals.at(-1)?.seq ?? 0, shownGifts.at(-1)?.row.seq ?? 0),
    more: ends.length > 0,
    arrivals: shownArrivals.map(({ seq: _seq, at, ...row }) => ({ ...row, at: at.toISOString() })),
    gifts: shownGifts.map(({ row, by }) => ({
      id: row.id,
      guestId: row.guestId,
      fromName: row.fromName,
      envelope: row.envelope,
      note: row.note,
      amount: row.amountCents === null ? null : toDollars(row.amountCents),
      by,
      at: row.notedAt.toISOString(),
      undone: row.undoneAt !== null,
    })),
  };
}

/** Returns the guest list, or null when the phone already has this version. */
async function listUnless(db: Db, link: HelperLink, has: string): Promise<HelperUpdate["list"]> {
  const found = await repo.findParties(db, link.weddingId, link.eventId);
  const parties = found.map((party) => {
    const hanForms = hanFormsIn([party.name, ...party.guests.map(({ name }) => name)]);
    return hanForms.length > 0 ? Object.assign(party, { hanForms }) : party;
  });
  const version = createHash("sha256").update(JSON.stringify(parties)).digest("base64url");
  return version === has ? null : { version, parties };
}
