import { diaryCapacityBody, diaryDaysBody } from "@/contracts/catalogue/diary.schema";
import { route } from "@/server/http/route";
import { setCapacity, setDays } from "./service-diary";

export const vendorDiaryRoutes = [
  route({
    method: "POST",
    path: "/vendor/diary/days",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Blocks days for weddings, or opens them again",
    reply: "DiarySetting",
    body: diaryDaysBody,
    message: ({ body: { dates, open } }) =>
      `${dates.length === 1 ? "Day" : `${dates.length} days`} ${open ? "open for bookings" : "blocked"}`,
    run: ({ actor, body }) => setDays(actor.vendorId, body),
  }),
  route({
    method: "POST",
    path: "/vendor/diary/capacity",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Sets how many weddings the vendor takes a day",
    reply: "DiarySetting",
    body: diaryCapacityBody,
    message: "Saved",
    run: ({ actor, body }) => setCapacity(actor.vendorId, body),
  }),
];
