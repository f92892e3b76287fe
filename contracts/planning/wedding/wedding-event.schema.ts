import { array, type InferType, object, string } from "yup";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import { EVENT_KINDS, EVENT_TEXT_MAX, type EventKind, MAX_EVENTS, MAX_MEALS } from "./wedding";

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const clock = (what: string) =>
  text()
    .matches(CLOCK, { message: `${what} must be a time, HH:MM`, excludeEmptyString: true })
    .default("");
const short = (what: string, max: number) =>
  text().max(max, `Please keep ${what} within ${max} characters`).default("");

/** POST and PATCH /user/wedding/event. Without a date, the event is on the wedding day. */
export const weddingEventBody = object({
  kind: string<EventKind>()
    .oneOf(EVENT_KINDS, "Please choose a kind of event")
    .required("Please choose a kind of event"),
  name: text().max(80, "Please keep the name within 80 characters").required("Please name the event"),
  date: isoDate().nullable().default(null),
  startsAt: clock("Start"),
  endsAt: clock("End"),
  venueName: short("the place", 120),
  address: short("the address", 200),
  postalCode: text()
    .matches(/^\d{6}$/, { message: "A Singapore postal code has 6 digits", excludeEmptyString: true })
    .default(""),
  meals: array(text().max(60, "Please keep each meal within 60 characters").required("Please name the meal"))
    .max(MAX_MEALS, `An event has at most ${MAX_MEALS} meals`)
    .default([]),
  programme: text().max(EVENT_TEXT_MAX, `Please keep the programme within ${EVENT_TEXT_MAX} characters`),
  parking: text().max(EVENT_TEXT_MAX, `Please keep getting there within ${EVENT_TEXT_MAX} characters`),
});
export type WeddingEventBody = InferType<typeof weddingEventBody>;

/** All events, in the new order. */
export const sortEventsBody = object({
  ids: array(uuid().required())
    .max(MAX_EVENTS)
    .min(1, "Please select at least 1 item")
    .required("ids is required"),
});
