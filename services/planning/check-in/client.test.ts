import type { CheckInAct, HelperArrival, HelperUpdate } from "@/contracts/planning/check-in";
import { apiError } from "@/contracts/api-error";
import { HOUR_MS } from "@/lib/time";
import type { Outcome } from "@/services/http";
import { HelperClient, type HelperCall } from "./client";
import type { HelperStore, Saved } from "./store";

const PARTIES = [
  {
    id: "p1",
    name: "The Lim family",
    guests: [
      { id: "rose", name: "Rose Lim", table: "12", expected: true },
      { id: "kow", name: "Ah Kow Lim", table: "12", expected: true },
    ],
  },
];

function memoryStore(): HelperStore & { held: Saved } {
  const held: Saved = { book: null, arrivals: [], gifts: [], queue: [], notices: [] };
  return {
    held,
    load: () => Promise.resolve(structuredClone(held)),
    enqueue: (act) => Promise.resolve(void held.queue.push(act)),
    apply: ({ book, arrivals = [], gifts = [], settled = [], notices = [] }) => {
      if (book) held.book = book;
      held.arrivals.push(...arrivals);
      held.gifts.push(...gifts);
      held.notices.push(...notices);
      held.queue = held.queue.filter(({ id }) => !settled.includes(id));
      return Promise.resolve();
    },
    dropNotice: () => Promise.resolve(),
    forgetGuests: () => Promise.resolve(void Object.assign(held, { book: null, arrivals: [], gifts: [] })),
    wipe: () => Promise.resolve(void Object.assign(held, { book: null, arrivals: [], queue: [] })),
  };
}

/** A server that knows two guests; it can go offline, lose its responses, or have the link turned off. */
function server() {
  const rows: (HelperArrival & { seq: number })[] = [];
  const own = { reached: true, answers: true, off: false, refuses: "", calls: [] as CheckInAct[][], rows };
  const failure = (code: number): Outcome<HelperUpdate> => ({
    kind: "failure",
    error: apiError(code, "No", null),
  });
  const take = (act: CheckInAct): HelperUpdate["results"][number] => {
    if (rows.some(({ id }) => id === act.id)) return { id: act.id, state: "done", message: "" };
    const first = rows.find(({ guestId, undone }) => guestId === act.guestId && !undone);
    const message = "Already checked in at 6:42 pm by Desk 2";
    if (act.kind === "arrive" && first) return { id: act.id, state: "duplicate", message };
    if (act.kind === "arrive") put(act.id, act.guestId ?? "", "Desk 1");
    const target = rows.find(({ id }) => id === act.targetId);
    if (act.kind === "undo" && target) Object.assign(target, { undone: true, seq: rows.length * 10 });
    return { id: act.id, state: "done", message: "" };
  };
  const put = (id: string, guestId: string, by: string) =>
    rows.push({
      id,
      guestId,
      by,
      name: guestId,
      heads: 1,
      table: "12",
      undone: false,
      seq: rows.length + 1,
      at: new Date().toISOString(),
    });
  const send = ({ cursor, list, acts }: HelperCall): Promise<Outcome<HelperUpdate>> => {
    own.calls.push(acts);
    if (!own.reached) return Promise.resolve(failure(0));
    if (own.off) return Promise.resolve(failure(410));
    if (acts.some(({ name }) => name === own.refuses && name)) return Promise.resolve(failure(400));
    const results = acts.map(take);
    if (!own.answers) return Promise.resolve(failure(0));
    const data: HelperUpdate = {
      state: "open",
      couple: "Mei & Jun",
      results,
      more: false,
      gifts: [],
      cursor: rows.length,
      event: { name: "Banquet", date: null, startsAt: null, venueName: "" },
      link: {
        name: "Desk 1",
        seesGifts: false,
        validFrom: "2026-01-01T00:00:00Z",
        validUntil: new Date(Date.now() + HOUR_MS).toISOString(),
      },
      arrivals: rows.filter(({ seq }) => seq > (cursor ?? 0)),
      list: list === "" ? { version: "v1", parties: PARTIES } : null,
    };
    return Promise.resolve({ kind: "data", data, message: "" });
  };
  return Object.assign(own, { send, put });
}

async function openClient(at = server(), store = memoryStore()) {
  const client = new HelperClient({ store, send: at.send });
  await client.start();
  opened.push(client);
  return { client, at, store };
}
const opened: HelperClient[] = [];
afterEach(() => opened.splice(0).forEach((client) => client.stop()));

test("works without network, survives a restart, and catches up in order", async () => {
  const { client, at, store } = await openClient();
  at.reached = false;
  await client.act({ kind: "arrive", guestId: "rose" }, { kind: "arrive", guestId: "kow" });
  const kow = client.read().shown.here.get("kow")?.id;
  await client.act({ kind: "undo", targetId: kow });
  await client.sync();
  expect([...client.read().shown.here.keys()]).toEqual(["rose"]);
  expect(client.read()).toMatchObject({ online: false, waiting: 3, phase: "open" });
  client.stop();

  const { client: again } = await openClient(at, store);
  expect([...again.read().shown.here.keys()]).toEqual(["rose"]);
  at.reached = true;
  await again.sync();
  expect(again.read()).toMatchObject({ online: true, waiting: 0 });
  expect(at.calls.at(-1)?.map(({ kind }) => kind)).toEqual(["arrive", "arrive", "undo"]);
  expect(at.rows.filter(({ undone }) => !undone).map(({ guestId }) => guestId)).toEqual(["rose"]);
  expect(store.held.queue).toEqual([]);
});

test("after a lost response, the same ids are sent again", async () => {
  const { client, at } = await openClient();
  at.answers = false;
  await client.act({ kind: "arrive", guestId: "rose" });
  await client.sync();
  at.answers = true;
  await client.sync();
  expect(at.rows).toHaveLength(1);
  expect(client.read()).toMatchObject({ waiting: 0, notices: [] });
});

test("when another phone was first, the guest counts once, and the helper is notified", async () => {
  const { client, at } = await openClient();
  at.reached = false;
  await client.act({ kind: "arrive", guestId: "rose" });
  await client.sync();
  at.put("theirs", "rose", "Desk 2");
  at.reached = true;
  await client.sync();
  const { shown, notices } = client.read();
  expect(shown.arrivals.map(({ id, by }) => [id, by])).toEqual([["theirs", "Desk 2"]]);
  expect(notices).toMatchObject([{ title: "Rose Lim", message: "Already checked in at 6:42 pm by Desk 2" }]);
});

test("an act that the server can't read doesn't block the others", async () => {
  const { client, at } = await openClient();
  at.refuses = "Bad";
  at.reached = false;
  await client.act({ kind: "walk_in", name: "Bad" }, { kind: "arrive", guestId: "rose" });
  at.reached = true;
  await client.sync();
  expect(client.read()).toMatchObject({ waiting: 0, notices: [{ title: "Bad", message: "No" }] });
  expect(at.rows.map(({ guestId }) => guestId)).toEqual(["rose"]);
});

test("a link that was turned off leaves nothing on the phone", async () => {
  const { client, at, store } = await openClient();
  await client.act({ kind: "arrive", guestId: "rose" });
  await client.sync();
  at.off = true;
  await client.sync();
  expect(client.read()).toMatchObject({ phase: "off", book: null, waiting: 0 });
  expect(store.held).toMatchObject({ book: null, arrivals: [], queue: [] });
});
