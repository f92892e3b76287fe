import type {
  CheckInAct,
  HelperArrival,
  HelperGift,
  HelperGuest,
  HelperParty,
} from "@/contracts/planning/check-in";

/** An arrival as shown on the phone; `waiting` until the server has it. */
export type ShownArrival = HelperArrival & { waiting: boolean };
export type ShownGift = HelperGift & { waiting: boolean };

export type Shown = {
  /** Those not undone, latest first. */
  arrivals: ShownArrival[];
  /** By guest. */
  here: ReadonlyMap<string, ShownArrival>;
  walkIns: number;
  gifts: ShownGift[];
};

type Known = {
  arrivals: Iterable<HelperArrival>;
  gifts: Iterable<HelperGift>;
  queue: readonly CheckInAct[];
  parties: readonly HelperParty[];
  /** The link's name. */
  by: string;
};

/** Returns the server's state with the phone's later acts applied, as the server would apply them. */
export function overlay({ arrivals, gifts, queue, parties, by }: Known): Shown {
  const guests = new Map(parties.flatMap(({ guests: all }) => all.map((guest) => [guest.id, guest])));
  const shown = new Map<string, ShownArrival>();
  const here = new Map<string, ShownArrival>();
  const given = new Map<string, ShownGift>();
  const stand = (arrival: ShownArrival) => {
    shown.set(arrival.id, arrival);
    if (arrival.guestId) here.set(arrival.guestId, arrival);
  };
  for (const arrival of arrivals) if (!arrival.undone) stand({ ...arrival, waiting: false });
  for (const gift of gifts) if (!gift.undone) given.set(gift.id, { ...gift, waiting: false });
  for (const act of queue) {
    const guest = act.guestId ? guests.get(act.guestId) : undefined;
    switch (act.kind) {
      case "arrive":
        if (!shown.has(act.id) && act.guestId && !here.has(act.guestId)) stand(arrivalOf(act, by, guest));
        break;
      case "walk_in":
        if (!shown.has(act.id)) stand(arrivalOf(act, by));
        break;
      case "undo": {
        const target = shown.get(act.targetId ?? "");
        shown.delete(act.targetId ?? "");
        if (target?.guestId && here.get(target.guestId)?.id === target.id) here.delete(target.guestId);
        break;
      }
      case "gift":
        given.set(act.id, giftOf(act, by));
        break;
      case "undo_gift":
        given.delete(act.targetId ?? "");
    }
  }
  const latest = <T extends { at: string }>(all: Iterable<T>) =>
    [...all].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const standing = latest(shown.values());
  const walkIns = standing.reduce((sum, { guestId, heads }) => (guestId ? sum : sum + heads), 0);
  return { arrivals: standing, here, walkIns, gifts: latest(given.values()) };
}

function arrivalOf(act: CheckInAct, by: string, guest?: HelperGuest): ShownArrival {
  return {
    id: act.id,
    guestId: act.guestId ?? null,
    at: act.at,
    by,
    undone: false,
    waiting: true,
    name: guest?.name ?? act.name ?? "Guest",
    heads: act.heads ?? 1,
    table: guest?.table ?? (act.table || null),
  };
}

function giftOf(act: CheckInAct, by: string): ShownGift {
  return {
    id: act.id,
    guestId: act.guestId ?? null,
    at: act.at,
    by,
    undone: false,
    waiting: true,
    fromName: act.name ?? "",
    amount: act.amount ?? null,
    envelope: act.envelope ?? "",
    note: act.note ?? "",
  };
}
