import { createParser } from "eventsource-parser";
import { LIVE_HEARTBEAT_MS } from "@/contracts/identity/live";

/** An event as sent by the server, which doesn't store those without an id; a stream can't resume from them. */
export type StreamEvent = { id: string | null; kind: string; data: unknown };

/** `failed`: no event arrived, as behind a proxy that buffers streams. `refused`: the token is no longer valid. */
export type StreamEnd = "ended" | "failed" | "refused";

const URL = "/api/v1/live/stream";
/** A stream without an event by then is taken to be blocked. */
const OPENING_MS = 10_000;
const SILENCE_MS = 2 * LIVE_HEARTBEAT_MS + 5_000;

type Given = { token: string; lastId: string | null; signal: AbortSignal; hear(event: StreamEvent): void };

/** Reads the stream until it ends or falls silent. EventSource could not send the token. */
export async function followStream({ token, lastId, signal, hear }: Given): Promise<StreamEnd> {
  const own = new AbortController();
  const stop = () => own.abort();
  signal.addEventListener("abort", stop);
  let silence = setTimeout(stop, OPENING_MS);
  let heard = false;
  try {
    const answer = await fetch(URL, {
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: "text/event-stream",
        ...(lastId ? { "Last-Event-ID": lastId } : {}),
      },
      cache: "no-store",
      signal: own.signal,
    });
    if (answer.status === 401) return "refused";
    if (!answer.ok || !answer.body) return "failed";
    const parser = createParser({
      onEvent: ({ id, event = "", data }) => {
        heard = true;
        hear({ id: id ?? null, kind: event, data: JSON.parse(data) });
      },
    });
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      parser.feed(value);
      clearTimeout(silence);
      silence = setTimeout(stop, heard ? SILENCE_MS : OPENING_MS);
    }
  } catch {
    // The connection broke, or one of the signals ended it.
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", stop);
  }
  return heard ? "ended" : "failed";
}
