/** @jest-environment jsdom */
import type { SessionPort } from "@/services/session-port";
import { keepLive } from "./keep-live";
import { onLive } from "./news";

// Without tokens there is no stream to follow.
const session = { tokens: () => null } as unknown as SessionPort;
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

test("screens ask again when the network is back, because the stream may have survived the cut", async () => {
  const stop = new AbortController();
  const asked: string[][] = [];
  const told: string[] = [];
  const deafen = onLive(({ kind }) => told.push(kind));
  const given = { accountId: "a", session, acknowledge: () => undefined, signal: stop.signal };
  await keepLive({ ...given, invalidate: (tags) => asked.push(tags) });
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toEqual(expect.arrayContaining(["Offer", "Room", "Order"]));
  // An open conversation keeps its own messages and loads the missed ones on this.
  expect(told).toEqual(["reset"]);
  stop.abort();
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(asked).toHaveLength(1);
  expect(told).toHaveLength(1);
  deafen();
});
