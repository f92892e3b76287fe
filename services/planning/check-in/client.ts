import { v7 } from "uuid";
import type {
  CheckInAct,
  HelperArrival,
  HelperGift,
  HelperUpdate,
  CheckInResult,
} from "@/contracts/planning/check-in";
import { MINUTE_MS } from "@/lib/time";
import type { Outcome } from "@/services/http";
import { overlay, type Shown } from "./overlay";
import type { Book, Change, HelperStore, Notice } from "./store";

/** Acts per call, so that they get through a slow network in steps. */
const BATCH = 50;
const POLL_MS = 5_000;
const LONGEST_WAIT_MS = 30_000;
/** The guest list rarely changes on the day. */
const LIST_MS = MINUTE_MS;
/** So that a phone with a slightly fast clock doesn't close early. */
const LEEWAY_MS = 15 * MINUTE_MS;

/**
 * `off`: the link was turned off. `unreached`: nothing is on the phone yet, and there is no network. `blocked`: the
 * phone can't store anything.
 */
export type HelperPhase = "loading" | "open" | "early" | "ended" | "off" | "unreached" | "blocked";
export type HelperState = {
  phase: HelperPhase;
  book: Book | null;
  shown: Shown;
  /** Acts that the server hasn't received yet. */
  waiting: number;
  online: boolean;
  notices: readonly Notice[];
};

export type NewAct = Omit<CheckInAct, "id" | "at">;
export type HelperCall = {
  cursor: number | null;
  list: string | null;
  acts: CheckInAct[];
};
type Ports = {
  store: HelperStore;
  send(call: HelperCall): Promise<Outcome<HelperUpdate>>;
  /** Called when nothing may stay on the phone. */
  onEnd?(): void;
};

const NOTHING: Shown = { arrivals: [], here: new Map(), walkIns: 0, gifts: [] };

/**
 * A helper's phone at the door. Its acts are first stored on the phone and shown immediately, and sent in order as soon
 * as the server is reachable; acts of other phones are returned with each call. Ids are created here, so that an act
 * sent again after a lost response is recognised.
 */
export class HelperClient {
  #state: HelperState = {
    phase: "loading",
    book: null,
    shown: NOTHING,
    waiting: 0,
    online: true,
    notices: [],
  };
  readonly #listeners = new Set<() => void>();
  readonly #arrivals = new Map<string, HelperArrival>();
  readonly #gifts = new Map<string, HelperGift>();
  #queue: CheckInAct[] = [];
  #cursor: number | null = null;
  #listAt = 0;
  #batch = BATCH;
  #running: Promise<void> | null = null;
  #again = false;
  #failures = 0;
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ports: Ports) {}

  readonly read = (): HelperState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows what is stored on the phone, then asks the server. */
  async start(): Promise<void> {
    this.#stopped = false;
    const saved = await this.ports.store.load().catch(() => null);
    if (!saved) return this.#show({ phase: "blocked" });
    const { book, arrivals, gifts, queue, notices } = saved;
    arrivals.forEach((each) => this.#arrivals.set(each.id, each));
    gifts.forEach((each) => this.#gifts.set(each.id, each));
    this.#queue = queue;
    this.#show({ book, notices, phase: book ? "open" : "loading" });
    await this.#closeInTime();
    await this.sync();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Records an act at the door. When the promise resolves, it is stored on the phone, whatever the network does. */
  async act(...given: NewAct[]): Promise<void> {
    for (const each of given) {
      const act: CheckInAct = { ...each, id: v7(), at: new Date().toISOString() };
      await this.ports.store.enqueue(act);
      this.#queue = [...this.#queue, act];
    }
    this.#show({});
    void this.sync();
  }

  async dismiss(id: string): Promise<void> {
    this.#show({ notices: this.#state.notices.filter((notice) => notice.id !== id) });
    await this.ports.store.dropNotice(id);
  }

  /** Sends waiting acts and reads news, until nothing is left or the server can't be reached. */
  sync(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      this.#plan();
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    do this.#again = false;
    while (((await this.#exchange()) || this.#again) && !this.#stopped);
  }

  #plan(): void {
    clearTimeout(this.#timer);
    if (this.#stopped || this.#state.phase === "off") return;
    const wait = Math.min(POLL_MS * 2 ** Math.min(this.#failures, 3), LONGEST_WAIT_MS);
    this.#timer = setTimeout(() => void this.#closeInTime().then(() => this.sync()), wait);
  }

  /** Returns true when there is more to do immediately. */
  async #exchange(): Promise<boolean> {
    const acts = this.#queue.slice(0, this.#batch);
    const asksList = Date.now() - this.#listAt > LIST_MS;
    const list = asksList ? (this.#state.book?.version ?? "") : null;
    const outcome = await this.ports.send({ cursor: this.#cursor, list, acts });
    if (outcome.kind === "data") {
      this.#failures = 0;
      await this.#take(outcome.data, acts, asksList);
      return outcome.data.more || (this.#queue.length > 0 && outcome.data.results.length > 0);
    }
    if (outcome.kind === "failure" && outcome.error.code === 410) {
      await this.#end("off");
      return false;
    }
    if (outcome.kind === "failure" && outcome.error.code === 400 && acts.length > 0) {
      return this.#isolate(acts, outcome.error.message);
    }
    // A truncated token, with which nothing was ever loaded.
    if (outcome.kind === "failure" && outcome.error.code === 400 && !this.#state.book) {
      this.#show({ phase: "off" });
      return false;
    }
    this.#failures++;
    const { phase } = this.#state;
    this.#show({ online: false, phase: phase === "loading" ? "unreached" : phase });
    return false;
  }

  /** An act that the server can't read must not block the others. */
  async #isolate(acts: CheckInAct[], message: string): Promise<boolean> {
    const [act] = acts;
    if (acts.length > 1 || !act) {
      this.#batch = 1;
      return true;
    }
    const notice = { id: act.id, title: titleOf(act, this.#state), message };
    await this.ports.store.apply({ settled: [act.id], notices: [notice] });
    this.#queue = this.#queue.filter(({ id }) => id !== act.id);
    this.#batch = BATCH;
    this.#show({ notices: [...this.#state.notices, notice] });
    return true;
  }

  async #take(news: HelperUpdate, acts: readonly CheckInAct[], askedList: boolean): Promise<void> {
    const { state, couple, event, link, list, arrivals, gifts, results } = news;
    const notices = results.flatMap((result) => noticeOf(result, acts, this.#state) ?? []);
    const settled = results.map(({ id }) => id);
    const gone = new Set(settled);
    if (state !== "open") {
      await this.ports.store.apply({ settled, notices });
      this.#queue = this.#queue.filter(({ id }) => !gone.has(id));
      this.#show({ online: true, notices: [...this.#state.notices, ...notices] });
      if (state === "ended" && this.#queue.length === 0) return this.#end("ended");
      await this.#forgetGuests({ phase: state, book: { couple, event, link, version: "", parties: [] } });
      return;
    }
    const { version, parties } = list ?? this.#state.book ?? { version: "", parties: [] };
    const book: Book = { couple, event, link, version, parties };
    const change: Change = { arrivals, gifts, settled, notices };
    await this.ports.store.apply(this.#isNew(book) ? { ...change, book } : change);
    if (askedList) this.#listAt = Date.now();
    arrivals.forEach((each) => this.#arrivals.set(each.id, each));
    gifts.forEach((each) => this.#gifts.set(each.id, each));
    this.#cursor = news.cursor;
    this.#queue = this.#queue.filter(({ id }) => !gone.has(id));
    if (this.#queue.length === 0) this.#batch = BATCH;
    const kept = this.#state.notices.filter(({ id }) => !notices.some((fresh) => fresh.id === id));
    this.#show({ book, phase: "open", online: true, notices: [...kept, ...notices] });
  }

  #isNew(book: Book): boolean {
    const { book: known } = this.#state;
    const facts = ({ couple, event, link, version }: Book) =>
      JSON.stringify({ couple, event, link, version });
    return !known || facts(known) !== facts(book);
  }

  /** Hides the guests when the link's time is over, even offline. */
  async #closeInTime(): Promise<void> {
    const { book, phase } = this.#state;
    if (!book || phase !== "open") return;
    if (Date.now() <= Date.parse(book.link.validUntil) + LEEWAY_MS) return;
    await this.#forgetGuests({ phase: "ended", book: { ...book, version: "", parties: [] } });
  }

  async #forgetGuests(shown: Pick<HelperState, "phase" | "book">): Promise<void> {
    this.#arrivals.clear();
    this.#gifts.clear();
    this.#cursor = null;
    this.#listAt = 0;
    await this.ports.store.forgetGuests();
    this.#show(shown);
  }

  async #end(phase: "off" | "ended"): Promise<void> {
    this.stop();
    this.#arrivals.clear();
    this.#gifts.clear();
    this.#queue = [];
    const { book } = this.#state;
    this.#show({ phase, book: phase === "off" || !book ? null : { ...book, parties: [] }, notices: [] });
    await this.ports.store.wipe();
    this.ports.onEnd?.();
  }

  #show(change: Partial<HelperState>): void {
    const next = { ...this.#state, ...change };
    const { book } = next;
    const known = { arrivals: this.#arrivals.values(), gifts: this.#gifts.values(), queue: this.#queue };
    next.shown = book ? overlay({ ...known, parties: book.parties, by: book.link.name }) : NOTHING;
    next.waiting = this.#queue.length;
    this.#state = next;
    this.#listeners.forEach((tell) => tell());
  }
}

function noticeOf(result: CheckInResult, acts: readonly CheckInAct[], client: HelperState): Notice | null {
  if (result.state === "done") return null;
  const act = acts.find(({ id }) => id === result.id);
  return act ? { id: act.id, title: titleOf(act, client), message: result.message } : null;
}

function titleOf({ guestId, name }: CheckInAct, { book }: HelperState): string {
  const guests = book?.parties.flatMap((party) => party.guests) ?? [];
  return guests.find(({ id }) => id === guestId)?.name ?? name ?? "A guest";
}
