import type { Notice } from "@/contracts/identity/notice";
import { byDay } from "./by-day";

const at = (instant: string): Notice => ({
  id: instant,
  _id: instant,
  kind: "orders",
  title: "New order",
  detail: "",
  href: "/",
  count: 1,
  isRead: false,
  at: new Date(instant).toISOString(),
});

test("groups notices by their day in Singapore", () => {
  const notices = [
    at("2026-11-28T09:00:00+08:00"),
    at("2026-11-28T00:01:00+08:00"),
    at("2026-11-27T23:59:00+08:00"),
    at("2026-11-20T12:00:00+08:00"),
  ];
  expect(byDay(notices, "2026-11-28").map(({ label, notices: all }) => [label, all.length])).toEqual([
    ["Today", 2],
    ["Yesterday", 1],
    ["", 1],
  ]);
});
