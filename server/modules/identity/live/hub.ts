import pg from "pg";
import { log } from "@/server/core/log/log";
import { type Connection } from "@/server/db/client";
import { type LiveEvent, present } from "./hooks";
import { eventsAfter, keptRange } from "./repo";

const CHANNEL = "live";
const RECONNECT_MS = 1_000;
const BATCH = 1_000;

/** An open stream of one account. */
export type Listener = {
  accountId: string;
  sessionId: string;
  hear(event: LiveEvent): void;
  /** Sends a transient event, such as typing, which isn't stored and is lost when the stream is closed. */
  hint(kind: string, data: object): void;
  close(): void;
};

/** The payloads of NOTIFY, besides the empty one, which means that the table has new events. */
type Note = { over: string } | { hint: string; data: object; to: readonly string[] };

/**
 * Passes events written by any process to the streams of this one. The first stream opens a single connection for
 * LISTEN; the events themselves are read from the table, so that none is missed while that connection is down.
 */
export class Hub {
  readonly #connect: () => Promise<Connection>;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | null = null;
  #opening: Promise<void> | null = null;
  #retry: NodeJS.Timeout | undefined;
  #last = 0;
  #reading: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(connect: () => Promise<Connection>) {
    this.#connect = connect;
  }

  /** Resolves after the first attempt to listen. A stream that reads the table afterwards misses no event. */
  async add(listener: Listener): Promise<void> {
    const own = this.#listeners.get(listener.accountId) ?? new Set();
    this.#listeners.set(listener.accountId, own.add(listener));
    this.#opening ??= this.#open();
    try {
      await this.#opening;
    } catch (error) {
      // The next stream tries again.
      this.#opening = null;
      throw error;
    }
  }

  remove(listener: Listener): void {
    const own = this.#listeners.get(listener.accountId);
    own?.delete(listener);
    if (own?.size === 0) this.#listeners.delete(listener.accountId);
  }

  /** The number of open streams. */
  get streams(): number {
    return this.#all().length;
  }

  streamsOf(accountId: string): number {
    return this.#listeners.get(accountId)?.size ?? 0;
  }

  /** Closes every stream and the connection; clients reconnect to whichever process answers next. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    for (const listener of this.#all()) listener.close();
    this.#listeners.clear();
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
    await this.#reading;
  }

  #all(): Listener[] {
    return [...this.#listeners.values()].flatMap((each) => [...each]);
  }

  async #open(): Promise<void> {
    const { pool, db } = await this.#connect();
    if (this.#last === 0) this.#last = (await keptRange(db)).last;
    await this.#listen(pool);
  }

  async #listen({ options }: pg.Pool): Promise<void> {
    // pg hides the password from enumeration, so a spread alone would lose it.
    const client = new pg.Client({ ...options, password: options.password });
    this.#client = client;
    client.on("notification", ({ payload = "" }) => this.#note(payload));
    client.on("error", () => this.#reopen(client));
    client.on("end", () => this.#reopen(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#read();
    } catch (error) {
      log.warn({ err: error }, "not listening for live events, will try again");
      this.#reopen(client);
    }
  }

  #reopen(lost: pg.Client): void {
    if (this.#client !== lost || this.#stopped) return;
    this.#client = null;
    void lost.end().catch(() => undefined);
    this.#retry = setTimeout(() => {
      // The database may have moved.
      void this.#connect().then(
        ({ pool }) => (this.#stopped ? undefined : this.#listen(pool)),
        () => this.#reopenLater(),
      );
    }, RECONNECT_MS).unref();
  }

  #reopenLater(): void {
    if (this.#stopped) return;
    this.#retry = setTimeout(() => {
      this.#opening = this.#open().catch(() => this.#reopenLater());
    }, RECONNECT_MS).unref();
  }

  #note(payload: string): void {
    if (payload === "") return this.#read();
    const note = readNote(payload);
    if (!note) return;
    if ("over" in note) {
      for (const listener of this.#all()) if (listener.sessionId === note.over) listener.close();
      return;
    }
    for (const accountId of new Set(note.to)) {
      for (const listener of this.#listeners.get(accountId) ?? []) listener.hint(note.hint, note.data);
    }
  }

  /** Reads new events. Notifications that arrive meanwhile cause one more read, however many they are. */
  #read(): void {
    this.#again = true;
    this.#reading ??= this.#rounds()
      .catch((error: unknown) => {
        log.warn({ err: error }, "live events could not be read, will try again");
        if (this.#client) this.#reopen(this.#client);
      })
      .finally(() => (this.#reading = null));
  }

  async #rounds(): Promise<void> {
    const { db } = await this.#connect();
    while (this.#again && !this.#stopped) {
      this.#again = false;
      const rows = await eventsAfter(db, this.#last, { limit: BATCH });
      this.#last = rows.at(-1)?.seq ?? this.#last;
      if (rows.length === BATCH) this.#again = true;
      const concerned = rows.filter(({ audienceId }) => this.#listeners.has(audienceId));
      for (const event of concerned.length > 0 ? await present(db, concerned) : []) {
        for (const listener of this.#listeners.get(event.audienceId) ?? []) listener.hear(event);
      }
    }
  }
}

function readNote(payload: string): Note | null {
  try {
    const note = JSON.parse(payload) as Partial<Record<"over" | "hint", string>> & {
      data?: object;
      to?: string[];
    };
    if (typeof note.over === "string") return { over: note.over };
    if (typeof note.hint !== "string" || !Array.isArray(note.to)) return null;
    return { hint: note.hint, data: note.data ?? {}, to: note.to };
  } catch {
    return null;
  }
}
