/** @jest-environment jsdom */
import { whileShown } from "./while-shown";

const tick = () => new Promise((resolve) => setTimeout(resolve));

test("stops when the page is hidden, starts again when it is back, and ends for good", async () => {
  const stop = new AbortController();
  const said: string[] = [];
  const run = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      said.push("start");
      signal.addEventListener("abort", () => {
        said.push("stop");
        resolve();
      });
    });
  let over = false;
  void whileShown(stop.signal, run).then(() => (over = true));
  await tick();
  window.dispatchEvent(new Event("pagehide"));
  await tick();
  expect(said).toEqual(["start", "stop"]);
  window.dispatchEvent(new Event("pageshow"));
  await tick();
  expect(said).toEqual(["start", "stop", "start"]);
  stop.abort();
  await tick();
  expect([said.at(-1), over]).toEqual(["stop", true]);
  window.dispatchEvent(new Event("pageshow"));
  await tick();
  expect(said).toHaveLength(4);
});
