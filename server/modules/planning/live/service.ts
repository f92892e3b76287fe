import { MINUTE_MS } from "@/lib/time";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { requireWedding } from "@/server/modules/planning/wedding/public";
import { watch } from "./listener";

const HEARTBEAT_MS = 20_000;
/** Rights are checked again when the screen reconnects. */
const LONGEST_MS = 10 * MINUTE_MS;
/** The limit of open screens per account in this process. */
const MAX_SCREENS = 10;

const open = new Map<string, number>();

/**
 * Returns a stream of server-sent events: `change` names what changed in the wedding, so that the screen reloads it.
 * Contains no guest data. Throws `too_many_requests` when the account has too many streams.
 */
export async function planningStream(actor: CustomerActor): Promise<Response> {
  const { weddingId } = await requireWedding(actor, "read_guests");
  const { accountId } = actor;
  if ((open.get(accountId) ?? 0) >= MAX_SCREENS) {
    throw new AppError("too_many_requests", "Close some of your other tabs first");
  }
  open.set(accountId, (open.get(accountId) ?? 0) + 1);
  let stop: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const text = new TextEncoder();
      const send = (lines: string) => controller.enqueue(text.encode(`${lines}\n\n`));
      let done = false;
      let forget: () => void = () => undefined;
      const end = () => {
        if (done) return;
        done = true;
        clearInterval(beat);
        clearTimeout(last);
        forget();
        const left = (open.get(accountId) ?? 1) - 1;
        if (left > 0) open.set(accountId, left);
        else open.delete(accountId);
      };
      const close = () => {
        if (done) return;
        end();
        controller.close();
      };
      const beat = setInterval(() => send(": here"), HEARTBEAT_MS).unref();
      const last = setTimeout(close, LONGEST_MS).unref();
      stop = end;
      forget = await watch({
        weddingId,
        close,
        tell: (what) => send(`event: change\ndata: ${JSON.stringify(what)}`),
      });
      if (done) forget();
      else send("event: open\ndata: {}");
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      // Proxies must not buffer what should arrive immediately.
      "x-accel-buffering": "no",
    },
  });
}
