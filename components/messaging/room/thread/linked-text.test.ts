import { groupByDay, shortTime } from "./chat-times";
import { linkPieces } from "@/components/ui/text/linked-text";

const links = (text: string) =>
  linkPieces(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

test.each([
  ["See https://melur.example/plan.", "https://melur.example/plan", "https://melur.example/plan"],
  ["(www.melur.example)", "www.melur.example", "https://www.melur.example/"],
  [
    "https://a.example/Kebaya_(dress), yes",
    "https://a.example/Kebaya_(dress)",
    "https://a.example/Kebaya_(dress)",
  ],
  ["HTTP://A.EXAMPLE?x=1&y=2!", "HTTP://A.EXAMPLE?x=1&y=2", "http://a.example/?x=1&y=2"],
])("%s", (text, shown, href) => {
  expect(links(text)).toEqual([[shown, href]]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,hello",
  "mailto:mei@example.com",
  "https://sayang.example@evil.example/x",
  "https://localhost/x",
  "http://",
  "melur.example",
])("%s is not a link", (text) => {
  expect(links(text)).toEqual([]);
});

test("no part of the text is lost", () => {
  const text = "One https://a.example, two\nwww.b.example\n<https://c.example>";
  expect(
    linkPieces(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
  expect(links(text)).toHaveLength(3);
});

test("days are by Singapore time", () => {
  const at = (sentAt: string) => ({ sentAt });
  const days = groupByDay([
    at("2026-11-20T15:59:00Z"),
    at("2026-11-20T16:00:00Z"),
    at("2026-11-21T01:00:00Z"),
  ]);
  expect(days.map(({ day, chats }) => [day, chats.length])).toEqual([
    ["2026-11-20", 1],
    ["2026-11-21", 2],
  ]);
});

test.each([
  ["2026-11-21T08:05:00Z", "4:05 pm"],
  ["2026-11-20T08:05:00Z", "Yesterday"],
  ["2026-11-17T08:05:00Z", "Tuesday"],
  ["2026-10-17T08:05:00Z", "17 Oct"],
  ["2025-10-17T08:05:00Z", "17 Oct 2025"],
])("%s is shown as %s", (instant, shown) => {
  expect(shortTime(instant, "2026-11-21").replace(/\u202f/g, " ")).toBe(shown);
});
