/** @jest-environment jsdom */
import { type Notice, onNotice } from "@/lib/notice/notify";
import { run } from "./share-lazy";

const link = document.createElement("a");
link.dataset.title = "Hotel Seri Melur on Sayang";
link.dataset.url = "https://sayang.example/vendor-detail/hotel-seri-melur";

let said: Notice[];
let stop: () => void;
beforeEach(() => {
  said = [];
  stop = onNotice((notice) => said.push(notice));
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "clipboard");
});

const give = (name: "share" | "clipboard", value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

test("uses the device's share sheet where available", async () => {
  const shared: unknown[] = [];
  give("share", (data: unknown) => Promise.resolve(shared.push(data)));
  await run(link, () => undefined);
  expect(shared).toEqual([{ title: link.dataset.title, url: link.dataset.url }]);
  expect(said).toEqual([]);
});

test("shows nothing when sharing is cancelled", async () => {
  give("share", () => Promise.reject(new DOMException("no", "AbortError")));
  await run(link, () => undefined);
  expect(said).toEqual([]);
});

test("elsewhere copies the link, or shows it when copying is refused", async () => {
  const copied: string[] = [];
  give("clipboard", { writeText: (text: string) => Promise.resolve(copied.push(text)) });
  await run(link, () => undefined);
  expect(copied).toEqual([link.dataset.url]);
  expect(said).toEqual([{ kind: "success", message: "Link copied" }]);
  give("clipboard", { writeText: () => Promise.reject(new Error("refused")) });
  await run(link, () => undefined);
  expect(said[1]?.message).toContain(link.dataset.url);
});
