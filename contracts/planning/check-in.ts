/** The longest time that a link is open, in hours: the day, and the night before and after. */
export const CHECK_IN_WINDOW_HOURS = 48;
/**
 * For this long after a link's end, earlier arrivals are still accepted, so that a phone without network can catch up.
 */
export const CHECK_IN_GRACE_HOURS = 24;
/** How many acts one call may send. A phone that was offline for long sends several batches. */
export const CHECK_IN_BATCH = 100;
export const CHECK_IN_NAME_MAX = 80;
export const CHECK_IN_NOTE_MAX = 200;
export const CHECK_IN_HEADS_MAX = 50;
export const CHECK_IN_TABLE_MAX = 20;
export const CHECK_IN_ENVELOPE_MAX = 20;
/** Dollars. */
export const ANG_BAO_MAX = 1_000_000;

export const CHECK_IN_LINK_GONE = "This check-in link has been turned off";

/** An act at check-in. `undo` and `undo_gift` take `targetId` back. */
export const CHECK_IN_ACTS = ["arrive", "walk_in", "undo", "gift", "undo_gift"] as const;
export type CheckInActKind = (typeof CHECK_IN_ACTS)[number];

/**
 * An act as stored on the phone until the server has it. The phone creates `id`, so that an act sent twice counts once.
 */
export type CheckInAct = {
  id: string;
  kind: CheckInActKind;
  /** By the phone's clock. */
  at: string;
  guestId?: string | null | undefined;
  targetId?: string | undefined;
  /** The walk-in's name, or the name of the person an ang bao is from. */
  name?: string | undefined;
  heads?: number | undefined;
  table?: string | undefined;
  /** Dollars. Null for an unopened envelope. */
  amount?: number | null | undefined;
  /** The number written on an unopened envelope. */
  envelope?: string | undefined;
  note?: string | undefined;
};

/**
 * The outcome of an act. `duplicate`: the guest was already checked in and counts once. `same_name`: a walk-in with
 * this name was already added, perhaps the same person. `refused`: see `message`.
 */
export type CheckInResult = {
  id: string;
  state: "done" | "duplicate" | "same_name" | "refused";
  message: string;
};

/** A guest as sent to a helper's phone: nothing but name, party and table. */
export type HelperGuest = { id: string; name: string; table: string | null; expected: boolean };
export type HelperParty = {
  id: string;
  name: string;
  guests: HelperGuest[];
  /** The forms of the Chinese characters in its names that have several, such as `陈陳`. */
  hanForms?: string[];
};

/** An arrival. Undone ones are kept, so that every phone learns about it. */
export type HelperArrival = {
  id: string;
  /** Null for a walk-in. */
  guestId: string | null;
  name: string;
  heads: number;
  table: string | null;
  at: string;
  /** The name of the link. */
  by: string;
  undone: boolean;
};

export type HelperGift = {
  id: string;
  guestId: string | null;
  fromName: string;
  amount: number | null;
  envelope: string;
  note: string;
  at: string;
  by: string;
  undone: boolean;
};

/** `early` and `ended` come without guests: a phone that has stored some deletes them. */
export type CheckInState = "early" | "open" | "ended";

/** The response of POST /public/check-in. */
export type HelperUpdate = {
  state: CheckInState;
  couple: string;
  event: { name: string; date: string | null; startsAt: string | null; venueName: string };
  link: { name: string; seesGifts: boolean; validFrom: string; validUntil: string };
  results: CheckInResult[];
  /** Where the phone continues reading; null while the link isn't open. */
  cursor: number | null;
  /** More changes are waiting: call again immediately. */
  more: boolean;
  arrivals: HelperArrival[];
  /** Empty unless the link may see gifts. */
  gifts: HelperGift[];
  /** The event's complete guest list, when the phone asked for it and has another version. */
  list: { version: string; parties: HelperParty[] } | null;
};

/** A link as the couple sees it. */
export type CheckInLink = {
  id: string;
  _id: string;
  eventId: string;
  name: string;
  url: string;
  seesGifts: boolean;
  validFrom: string;
  validUntil: string;
  /** How many people this link has checked in. */
  arrived: number;
  /** When a phone last used it, to within minutes; null for never. */
  lastUsedAt: string | null;
};

export type CheckInTable = { table: string; expected: number; arrived: number };

/** GET /planning/check-in: live check-in at an event. */
export type CheckInOverview = {
  eventId: string;
  /** Guests who are invited and haven't declined, or who have arrived anyway. */
  expected: number;
  /** Listed guests who have arrived; at most `expected`. */
  arrived: number;
  /** The number of walk-ins, not included in `arrived`. */
  walkIns: number;
  parties: { expected: number; here: number; partly: number };
  /** Guests without a table are listed under "". */
  tables: CheckInTable[];
  /** Null for members with read-only access. */
  links: CheckInLink[] | null;
};

export const CHECK_IN_SHOW = ["all", "missing", "here"] as const;
export type CheckInShow = (typeof CHECK_IN_SHOW)[number];

/** A party at check-in, as the couple sees it. */
export type CheckInParty = {
  id: string;
  name: string;
  tables: string[];
  expected: number;
  arrived: number;
};

/** An arrival in the couple's list, which is sorted latest first. */
export type CheckInArrival = HelperArrival & { _id: string; party: string };

export type AngBao = Omit<HelperGift, "undone"> & { _id: string };
export type AngBaoPage = {
  docs: AngBao[];
  totalDocs: number;
  limit: number;
  page: number;
  totalPages: number;
  /** Dollars; the sum of gifts with an amount. */
  total: number;
  /** Envelopes recorded without an amount. */
  unopened: number;
};

const CODE = "SAYANG:";

/**
 * Returns the content of a household's QR code. Upper case and digits make a small code that cameras can read from a
 * distance.
 */
export function checkInCodeOf(householdId: string): string {
  return CODE + householdId.replaceAll("-", "").toUpperCase();
}

/** Returns the household of a code, or null if the code isn't ours. */
export function householdOfCode(code: string): string | null {
  const hex = /^SAYANG:([0-9A-F]{32})$/.exec(code.trim().toUpperCase())?.[1]?.toLowerCase();
  return hex ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") : null;
}
