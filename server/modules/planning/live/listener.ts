import pg from "pg";
import { log } from "@/server/core/log";
import { connect } from "@/server/db/client";

const CHANNEL = "planning";
const RECONNECT_MS = 1_000;

/** A change in a wedding. `what` is "" when changes may have been missed. */
export type Notice = { weddingId: string; what: string };
type Screen = { weddingId: string; tell(what: string): void; close(): void };

type Listener = { screens: Set<Screen>; client: pg.Client | null; retry?: NodeJS.Timeout; stopped: boolean };
const shared = globalThis as typeof globalThis & { sayangPlanning?: Listener };
const state = (): Listener =>
  (shared.sayangPlanning ??= { screens: new Set(), client: null, stopped: false });

/**
 * Notifies a screen of every change in its wedding, in whichever process it happened, until the returned function is
 * called. All screens of a process share one connection, opened by the first. When it is lost, every screen is told to
 * reload.
 */
export async function watch(screen: Screen): Promise<() => void> {
  const own = state();
  own.screens.add(screen);
  if (!own.client && !own.stopped) await listen(own);
  return () => own.screens.delete(screen);
}

async function listen(own: Listener): Promise<void> {
  const { pool } = await connect();
  const client = new pg.Client(pool.options);
  own.client = client;
  client.on("notification", ({ payload = "" }) => hear(own, payload));
  client.on("error", () => again(own, client));
  client.on("end", () => again(own, client));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    log.warn({ err: error }, "not listening for changes of plans, will try again");
    again(own, client);
  }
}

function again(own: Listener, lost: pg.Client): void {
  if (own.client !== lost || own.stopped) return;
  own.client = null;
  void lost.end().catch(() => undefined);
  own.retry = setTimeout(() => {
    void (own.client ? Promise.resolve() : listen(own)).then(() => {
      for (const screen of own.screens) screen.tell("");
    });
  }, RECONNECT_MS).unref();
}

function hear(own: Listener, payload: string): void {
  const notice = readNotice(payload);
  if (!notice) return;
  for (const screen of own.screens) if (screen.weddingId === notice.weddingId) screen.tell(notice.what);
}

function readNotice(payload: string): Notice | null {
  try {
    const { weddingId, what } = JSON.parse(payload) as Partial<Notice>;
    return typeof weddingId === "string" && typeof what === "string" ? { weddingId, what } : null;
  } catch {
    return null;
  }
}

/** Closes every open stream and the connection; screens reconnect to any process that responds. */
export async function stopPlanningStreams(): Promise<void> {
  const own = state();
  own.stopped = true;
  clearTimeout(own.retry);
  for (const screen of own.screens) screen.close();
  own.screens.clear();
  const { client } = own;
  own.client = null;
  delete shared.sayangPlanning;
  await client?.end().catch(() => undefined);
}
