import type { CheckInAct, CheckInResult } from "@/contracts/planning/check-in";
import { formatTime } from "@/lib/dates";
import { toCents } from "@/lib/money";
import type { ArrivalInsert, GiftInsert } from "./repo-acts";

/** An arrival that the server already has. */
export type KnownArrival = {
  id: string;
  guestId: string | null;
  walkInName: string | null;
  arrivedAt: Date;
  by: string;
  undone: boolean;
  duplicateOf: string | null;
};

export type Desk = {
  weddingId: string;
  eventId: string;
  linkId: string;
  linkName: string;
  seesGifts: boolean;
  /** Times by a phone's clock are clamped to this span. */
  from: Date;
  until: Date;
  now: Date;
};

export type Known = {
  /** The wedding's guests. */
  guests: ReadonlySet<string>;
  /** Those of them who are invited to the event. */
  invited: ReadonlySet<string>;
  arrivals: KnownArrival[];
  gifts: ReadonlySet<string>;
  /** Ids of arrivals and ang bao at other events. */
  elsewhere: ReadonlySet<string>;
};

/** The rows to write, and the response to the phone. */
export type Settlement = {
  arrivals: ArrivalInsert[];
  gifts: GiftInsert[];
  undoArrivals: string[];
  undoGifts: string[];
  results: CheckInResult[];
};

const GONE = "This guest is no longer on the list. Add them as a walk-in.";
const NOT_INVITED = "This guest isn’t invited to this event. Add them as a walk-in.";
const ELSEWHERE = "This entry belongs to another event. Please enter it again.";
const NO_GIFTS = "This link can’t note ang bao";

/**
 * Settles acts one by one in the phone's order. An act that the server already has changes nothing, and a guest who has
 * arrived is not counted again.
 */
export function settle(acts: readonly CheckInAct[], desk: Desk, known: Known): Settlement {
  const byId = new Map(known.arrivals.map((arrival) => [arrival.id, arrival]));
  const standing = known.arrivals.filter(({ undone }) => !undone);
  const byGuest = new Map(standing.flatMap((each) => (each.guestId ? [[each.guestId, each] as const] : [])));
  const byName = new Map(standing.flatMap((each) => (each.walkInName ? [[key(each.walkInName), each]] : [])));
  const gifts = new Set(known.gifts);
  const made = new Map<string, ArrivalInsert>();
  const madeGifts = new Map<string, GiftInsert>();
  const undone = new Set<string>();
  const undoneGifts = new Set<string>();

  const add = (act: CheckInAct, given: Partial<ArrivalInsert>, duplicateOf: string | null) => {
    const { weddingId, eventId, linkId } = desk;
    const arrivedAt = within(act.at, desk);
    const undoneAt = duplicateOf ? desk.now : null;
    made.set(act.id, { id: act.id, weddingId, eventId, linkId, arrivedAt, duplicateOf, undoneAt, ...given });
    const { guestId = null, walkInName = null } = given;
    const arrival: KnownArrival = {
      id: act.id,
      guestId,
      walkInName,
      arrivedAt,
      by: desk.linkName,
      duplicateOf,
      undone: duplicateOf !== null,
    };
    byId.set(act.id, arrival);
    return arrival;
  };

  const arrive = (act: CheckInAct): Told => {
    const seen = byId.get(act.id);
    if (seen) {
      const first = seen.duplicateOf ? byId.get(seen.duplicateOf) : undefined;
      return seen.duplicateOf ? { state: "duplicate", message: first ? already(first) : ALREADY } : DONE;
    }
    const guestId = act.guestId ?? "";
    if (!known.guests.has(guestId)) return { state: "refused", message: GONE };
    if (!known.invited.has(guestId)) return { state: "refused", message: NOT_INVITED };
    const first = byGuest.get(guestId);
    if (first) {
      add(act, { guestId }, first.id);
      return { state: "duplicate", message: already(first) };
    }
    byGuest.set(guestId, add(act, { guestId }, null));
    return DONE;
  };

  const walkIn = (act: CheckInAct): Told => {
    if (byId.has(act.id)) return DONE;
    const walkInName = act.name ?? "";
    const first = byName.get(key(walkInName));
    const added = add(act, { walkInName, heads: act.heads ?? 1, walkInTable: act.table ?? "" }, null);
    if (!first) byName.set(key(walkInName), added);
    if (!first) return DONE;
    const message = `${walkInName} was also added as a walk-in at ${formatTime(first.arrivedAt)} by ${first.by}. Undo one if it’s the same person.`;
    return { state: "same_name", message };
  };

  const undo = ({ targetId = "" }: CheckInAct): Told => {
    const target = byId.get(targetId);
    if (!target || (target.undone && !target.duplicateOf)) return DONE;
    target.undone = true;
    target.duplicateOf = null;
    if (target.guestId && byGuest.get(target.guestId) === target) byGuest.delete(target.guestId);
    if (target.walkInName && byName.get(key(target.walkInName)) === target) {
      byName.delete(key(target.walkInName));
    }
    const fresh = made.get(targetId);
    if (fresh) {
      fresh.undoneAt = desk.now;
      fresh.duplicateOf = null;
    } else undone.add(targetId);
    return DONE;
  };

  const note = (act: CheckInAct): Told => {
    if (!desk.seesGifts) return { state: "refused", message: NO_GIFTS };
    if (gifts.has(act.id)) return DONE;
    gifts.add(act.id);
    const { weddingId, eventId, linkId } = desk;
    madeGifts.set(act.id, {
      id: act.id,
      weddingId,
      eventId,
      linkId,
      notedAt: within(act.at, desk),
      guestId: act.guestId && known.guests.has(act.guestId) ? act.guestId : null,
      fromName: act.name ?? "",
      amountCents: typeof act.amount === "number" ? toCents(act.amount) : null,
      envelope: act.envelope ?? "",
      note: act.note ?? "",
    });
    return DONE;
  };

  const undoGift = ({ targetId = "" }: CheckInAct): Told => {
    if (!desk.seesGifts) return { state: "refused", message: NO_GIFTS };
    const fresh = madeGifts.get(targetId);
    if (fresh) fresh.undoneAt = desk.now;
    else undoneGifts.add(targetId);
    return DONE;
  };

  const how = { arrive, walk_in: walkIn, undo, gift: note, undo_gift: undoGift };
  const results = acts.map((act) => {
    const { state, message } = known.elsewhere.has(act.id) ? TAKEN : how[act.kind](act);
    return { id: act.id, state, message };
  });
  return {
    arrivals: [...made.values()],
    gifts: [...madeGifts.values()],
    undoArrivals: [...undone],
    undoGifts: [...undoneGifts],
    results,
  };
}

type Told = Omit<CheckInResult, "id">;
const TAKEN: Told = { state: "refused", message: ELSEWHERE };
const DONE: Told = { state: "done", message: "" };
const ALREADY = "Already checked in";

const already = ({ arrivedAt, by }: KnownArrival) => `${ALREADY} at ${formatTime(arrivedAt)} by ${by}`;
const key = (name: string) => name.toLowerCase();

function within(at: string, { from, until, now }: Desk): Date {
  const latest = Math.min(until.getTime(), now.getTime());
  return new Date(Math.min(Math.max(Date.parse(at), from.getTime()), latest));
}
