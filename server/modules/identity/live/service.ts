import { LIVE_HEARTBEAT_MS } from "@/contracts/identity/live";
import { MINUTE_MS } from "@/lib/time";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { connect, getDb, type Transaction } from "@/server/db/client";
import { inBatches } from "@/server/db/in-batches";
import { sessionEndOf } from "@/server/modules/identity/session/public";
import { type LiveEvent, present } from "./hooks";
import { Hub, type Listener } from "./hub";
import * as repo from "./repo";

/** In milliseconds. Permissions are checked again when the screen reconnects. */
const LONGEST_MS = 10 * MINUTE_MS;
/** The most streams of one account in this process. */
const MAX_STREAMS = 10;
/** A screen that missed more events than this reloads everything instead. */
const MAX_MISSED = 500;
/** The stream of a client with this many unsent events is closed; the client reconnects and resumes. */
const MAX_WAITING = 512;

// Pages and API get separate module instances in one process, so singletons live on globalThis.
const shared = globalThis as typeof globalThis & { sayangLive?: Hub };
const hub = (): Hub => (shared.sayangLive ??= new Hub(connect));

/** Returns the number of open streams in this process. */
export const openStreams = (): number => hub().streams;

/**
 * Returns the account's stream of server-sent events. With the id of the last event received, it starts with those
 * missed since. Throws `too_many_requests` when the account has too many streams, and `unauthenticated` when its
 * session has ended.
 */
export async function liveStream(actor: Actor, lastEventId: string | undefined): Promise<Response> {
  const { accountId, sessionId } = actor;
  const endsAt = await sessionEndOf(await getDb(), sessionId);
  if (!endsAt) throw new AppError("unauthenticated", "Please Log in first");
  if (hub().streamsOf(accountId) >= MAX_STREAMS) {
    throw new AppError("too_many_requests", "Close some of your other tabs first", { retryAfterSeconds: 60 });
  }
  const body = streamOf(hub(), { accountId, sessionId, lastEventId, endsAt });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      // Keeps proxies from buffering the stream.
      "x-accel-buffering": "no",
    },
  });
}

type Opened = { accountId: string; sessionId: string; lastEventId: string | undefined; endsAt: Date };

function streamOf(
  to: Hub,
  { accountId, sessionId, lastEventId, endsAt }: Opened,
): ReadableStream<Uint8Array> {
  let end: () => void = () => undefined;
  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const text = new TextEncoder();
        let done = false;
        const send = (lines: string) => {
          if (done) return;
          controller.enqueue(text.encode(`${lines}\n\n`));
          if ((controller.desiredSize ?? 1) <= 0) close();
        };
        const write = ({ seq, kind, data }: LiveEvent) =>
          send(`id: ${seq}\nevent: ${kind}\ndata: ${JSON.stringify(data)}`);
        // Collects new events until the missed ones have been sent.
        let waiting: LiveEvent[] | null = [];
        let sent = 0;
        const listener: Listener = {
          accountId,
          sessionId,
          hear(event) {
            if (waiting) waiting.push(event);
            else if (event.seq > sent) write(event);
          },
          hint: (kind, data) => send(`event: ${kind}\ndata: ${JSON.stringify(data)}`),
          close: () => close(),
        };
        const beat = setInterval(() => send(": here"), LIVE_HEARTBEAT_MS).unref();
        const longest = Math.max(0, Math.min(LONGEST_MS, endsAt.getTime() - Date.now()));
        const last = setTimeout(() => close(), longest).unref();
        end = () => {
          done = true;
          clearInterval(beat);
          clearTimeout(last);
          to.remove(listener);
        };
        function close(): void {
          if (done) return;
          end();
          controller.close();
        }
        try {
          await to.add(listener);
          // The session may have ended before this process was listening.
          if (!(await sessionEndOf(await getDb(), sessionId))) return close();
          const missed = await missedBy(accountId, lastEventId);
          send(
            `id: ${missed.from}\nevent: open\ndata: ${JSON.stringify({ resumed: missed.events !== null })}`,
          );
          sent = missed.to;
          missed.events?.forEach(write);
          for (const event of waiting) if (event.seq > sent) write(event);
          waiting = null;
        } catch (error) {
          // Otherwise the next heartbeat would write into a stream that has failed.
          end();
          throw error;
        }
      },
      cancel: () => end(),
    },
    new CountQueuingStrategy({ highWaterMark: MAX_WAITING }),
  );
}

/** Returns the events that an account missed after that one; null when the gap is unknown or too long. */
async function missedBy(
  accountId: string,
  lastEventId: string | undefined,
): Promise<{ from: number; to: number; events: LiveEvent[] | null }> {
  const db = await getDb();
  const { first, last } = await repo.keptRange(db);
  const seen = /^\d{1,15}$/.test(lastEventId ?? "") ? Number(lastEventId) : -1;
  if (seen < first - 1 || seen > last) return { from: last, to: last, events: null };
  const rows = await repo.eventsAfter(db, seen, { audienceId: accountId, limit: MAX_MISSED + 1 });
  if (rows.length > MAX_MISSED) return { from: last, to: last, events: null };
  return { from: seen, to: Math.max(last, rows.at(-1)?.seq ?? 0), events: await present(db, rows) };
}

/** Ends all streams of this process, which would otherwise keep the server from shutting down. */
export async function stopLiveStreams(): Promise<void> {
  const running = shared.sayangLive;
  delete shared.sayangLive;
  await running?.stop();
}

/** Notifies everyone who may read a wedding's guests of a change, when the transaction commits. */
export async function tellPlanners(tx: Transaction, weddingId: string, what: string): Promise<void> {
  await repo.insertForPlanners(tx, weddingId, "plan", { what });
}

/** Notifies the vendors that serve a wedding's events of a change, when the transaction commits. */
export async function tellServing(tx: Transaction, weddingId: string): Promise<void> {
  await repo.insertForServing(tx, weddingId);
}

/** Deletes events older than a day. Returns their number. */
export async function purgeLiveEvents(): Promise<number> {
  const db = await getDb();
  return inBatches((limit) => repo.deleteOld(db, limit));
}
