import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type {
  CheckInAct,
  HelperArrival,
  HelperGift,
  HelperUpdate,
  HelperParty,
} from "@/contracts/planning/check-in";

/** The phone's data about its link and the event, and the guest list while the link is open. */
export type Book = Pick<HelperUpdate, "couple" | "event" | "link"> & {
  version: string;
  parties: HelperParty[];
};

/** A message to the helper: a guest who was checked in twice, or an act that failed. */
export type Notice = { id: string; title: string; message: string };

export type Saved = {
  book: Book | null;
  arrivals: HelperArrival[];
  gifts: HelperGift[];
  /** In the order in which they happened. */
  queue: CheckInAct[];
  notices: Notice[];
};

/** The changes that a response causes on the phone. */
export type Change = {
  book?: Book | undefined;
  arrivals?: readonly HelperArrival[];
  gifts?: readonly HelperGift[];
  /** Acts that the server has received. */
  settled?: readonly string[];
  notices?: readonly Notice[];
};

/** Stores the phone's data across reloads and restarts. */
export type HelperStore = {
  load(): Promise<Saved>;
  enqueue(act: CheckInAct): Promise<void>;
  /** Writes everything or nothing. */
  apply(change: Change): Promise<void>;
  dropNotice(id: string): Promise<void>;
  /** Deletes names and arrivals, but keeps what the server hasn't received yet. */
  forgetGuests(): Promise<void>;
  /** Deletes everything. */
  wipe(): Promise<void>;
};

interface Schema extends DBSchema {
  book: { key: string; value: Book };
  arrivals: { key: string; value: HelperArrival };
  gifts: { key: string; value: HelperGift };
  queue: { key: number; value: CheckInAct; indexes: { id: string } };
  notices: { key: string; value: Notice };
}

const ONLY = "book";
/** Two links on one phone keep their data apart. */
const nameOf = (token: string) => `sayang-check-in-${token.slice(0, 16)}`;

/** The phone's IndexedDB. */
export function openHelperStore(token: string): HelperStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const db = () =>
    (opened ??= openDB<Schema>(nameOf(token), 1, {
      upgrade(fresh) {
        fresh.createObjectStore("book");
        fresh.createObjectStore("arrivals", { keyPath: "id" });
        fresh.createObjectStore("gifts", { keyPath: "id" });
        fresh.createObjectStore("queue", { autoIncrement: true }).createIndex("id", "id");
        fresh.createObjectStore("notices", { keyPath: "id" });
      },
      // Another tab of this link deletes the data.
      blocking(_current, _next, event) {
        (event.target as IDBDatabase).close();
        opened = null;
      },
    }));
  return {
    async load() {
      const tx = (await db()).transaction(["book", "arrivals", "gifts", "queue", "notices"]);
      const [book, arrivals, gifts, queue, notices] = await Promise.all([
        tx.objectStore("book").get(ONLY),
        tx.objectStore("arrivals").getAll(),
        tx.objectStore("gifts").getAll(),
        tx.objectStore("queue").getAll(),
        tx.objectStore("notices").getAll(),
      ]);
      return { book: book ?? null, arrivals, gifts, queue, notices };
    },
    async enqueue(act) {
      await (await db()).add("queue", act);
    },
    async apply({ book, arrivals = [], gifts = [], settled = [], notices = [] }) {
      const tx = (await db()).transaction(["book", "arrivals", "gifts", "queue", "notices"], "readwrite");
      const queue = tx.objectStore("queue");
      const keys = await Promise.all(settled.map((id) => queue.index("id").getKey(id)));
      await Promise.all([
        book ? tx.objectStore("book").put(book, ONLY) : undefined,
        ...arrivals.map((each) => tx.objectStore("arrivals").put(each)),
        ...gifts.map((each) => tx.objectStore("gifts").put(each)),
        ...notices.map((each) => tx.objectStore("notices").put(each)),
        ...keys.map((key) => (key === undefined ? undefined : queue.delete(key))),
        tx.done,
      ]);
    },
    async dropNotice(id) {
      await (await db()).delete("notices", id);
    },
    async forgetGuests() {
      const tx = (await db()).transaction(["book", "arrivals", "gifts", "notices"], "readwrite");
      await Promise.all([
        tx.objectStore("book").clear(),
        tx.objectStore("arrivals").clear(),
        tx.objectStore("gifts").clear(),
        tx.objectStore("notices").clear(),
        tx.done,
      ]);
    },
    async wipe() {
      (await opened)?.close();
      opened = null;
      await deleteDB(nameOf(token));
    },
  };
}
