/** The longest time for which a link opens, in hours: the day, and the night before and after. */
export const CHECK_IN_WINDOW_HOURS = 48;
/** Arrivals before a link's end are taken for so long after it, so that a phone without network can catch up. */
export const CHECK_IN_GRACE_HOURS = 24;
/** Acts in one call. A phone that was long without network sends several. */
export const CHECK_IN_BATCH = 100;
export const CHECK_IN_NAME_MAX = 80;
export const CHECK_IN_NOTE_MAX = 200;
export const CHECK_IN_HEADS_MAX = 50;
export const CHECK_IN_TABLE_MAX = 20;
export const CHECK_IN_ENVELOPE_MAX = 20;
/** Dollars. */
export const ANG_BAO_MAX = 1_000_000;

export const CHECK_IN_LINK_GONE = "This check-in link has been turned off";

/** An act of a phone at the door. `undo` and `undo_gift` take `targetId` back. */
export const DOOR_ACTS = ["arrive", "walk_in", "undo", "gift", "undo_gift"] as const;
export type DoorActKind = (typeof DOOR_ACTS)[number];

/** An act as the phone keeps it until the server has it. `id` is made by the phone, so that one sent twice counts once. */
export type DoorAct = {
  id: string;
  kind: DoorActKind;
  /** By the phone's clock. */
  at: string;
  guestId?: string | null | undefined;
  targetId?: string | undefined;
  /** Of a walk-in, or of the person an ang bao is from. */
  name?: string | undefined;
  heads?: number | undefined;
  table?: string | undefined;
  /** Dollars. Null for an envelope that stays closed. */
  amount?: number | null | undefined;
  /** The number written on an envelope that stays closed. */
  envelope?: string | undefined;
  note?: string | undefined;
};

/**
 * The outcome of an act. `duplicate`: the guest was checked in before, and counts once. `same_name`: a walk-in of this
 * name was added before, maybe the same person. `refused`: it can't be done, see `message`.
 */
export type DoorResult = {
  id: string;
  state: "done" | "duplicate" | "same_name" | "refused";
  message: string;
};

/** A guest as a helper's phone knows it: name, party and table, and nothing else. */
export type DoorGuest = { id: string; name: string; table: string | null; expected: boolean };
export type DoorParty = { id: string; name: string; guests: DoorGuest[] };

/** An arrival. One that was undone stays, so that every phone learns of it. */
export type DoorArrival = {
  id: string;
  /** Null for a walk-in. */
  guestId: string | null;
  name: string;
  heads: number;
  table: string | null;
  at: string;
  /** The link's name. */
  by: string;
  undone: boolean;
};

export type DoorGift = {
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

/** `early` and `ended` come without guests: a phone that holds some deletes them. */
export type DoorState = "early" | "open" | "ended";

/** POST /public/check-in: what a phone learns at each call. */
export type DoorNews = {
  state: DoorState;
  couple: string;
  event: { name: string; date: string | null; startsAt: string | null; venueName: string };
  link: { name: string; seesGifts: boolean; validFrom: string; validUntil: string };
  results: DoorResult[];
  /** Where the phone goes on reading; null while the link isn't open. */
  cursor: number | null;
  /** More changes are waiting: call again at once. */
  more: boolean;
  arrivals: DoorArrival[];
  /** Empty unless the link sees them. */
  gifts: DoorGift[];
  /** The whole guest list of the event, when the phone asked for it and has another version. */
  list: { version: string; parties: DoorParty[] } | null;
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
  /** Heads that this link has checked in. */
  arrived: number;
  /** When a phone last used it, within minutes; null for never. */
  lastUsedAt: string | null;
};

export type CheckInTable = { table: string; expected: number; arrived: number };

/** GET /planning/check-in: the door of an event, live. */
export type CheckInOverview = {
  eventId: string;
  /** Guests who are invited and haven't declined, or have come all the same. */
  expected: number;
  /** Guests of the list who are here; at most `expected`. */
  arrived: number;
  /** Heads of walk-ins, beside `arrived`. */
  walkIns: number;
  parties: { expected: number; here: number; partly: number };
  /** Guests without a table are under "". */
  tables: CheckInTable[];
  /** Null for members who may only read. */
  links: CheckInLink[] | null;
};

export const CHECK_IN_SHOW = ["all", "missing", "here"] as const;
export type CheckInShow = (typeof CHECK_IN_SHOW)[number];

/** A party at the door, as the couple follows it. */
export type CheckInParty = {
  id: string;
  name: string;
  tables: string[];
  expected: number;
  arrived: number;
};

/** An arrival in the couple's list, the latest first. */
export type CheckInArrival = DoorArrival & { _id: string; party: string };

export type AngBao = Omit<DoorGift, "undone"> & { _id: string };
export type AngBaoPage = {
  docs: AngBao[];
  totalDocs: number;
  limit: number;
  page: number;
  totalPages: number;
  /** Dollars, of those with an amount. */
  total: number;
  /** Envelopes noted without an amount. */
  unopened: number;
};

const CODE = "SAYANG:";

/** Returns what a household's QR code says. Upper case and digits make a small code, which cameras read from afar. */
export function doorCodeOf(householdId: string): string {
  return CODE + householdId.replaceAll("-", "").toUpperCase();
}

/** Returns the household of a code, or null for a code that isn't ours. */
export function householdOfCode(code: string): string | null {
  const hex = /^SAYANG:([0-9A-F]{32})$/.exec(code.trim().toUpperCase())?.[1]?.toLowerCase();
  return hex ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") : null;
}
