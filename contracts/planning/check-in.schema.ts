import { array, boolean, type InferType, number, object, string } from "yup";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import { HOUR_MS } from "@/lib/time";
import {
  ANG_BAO_MAX,
  CHECK_IN_BATCH,
  CHECK_IN_ENVELOPE_MAX,
  CHECK_IN_HEADS_MAX,
  CHECK_IN_NAME_MAX,
  CHECK_IN_NOTE_MAX,
  CHECK_IN_SHOW,
  CHECK_IN_TABLE_MAX,
  CHECK_IN_WINDOW_HOURS,
  type CheckInShow,
  CHECK_IN_ACTS,
  type CheckInAct,
  type CheckInActKind,
} from "./check-in";
import { linkToken } from "./invitation/rsvp.schema";

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;
const instant = (what: string) =>
  string().test("instant", `${what} must be a date and time`, (value) => {
    if (value === undefined || value === null) return true;
    const at = Date.parse(value);
    // Years with five digits pass Date but fail in the database.
    return INSTANT.test(value) && at > Date.UTC(2000, 0) && at < Date.UTC(2100, 0);
  });
const name = () =>
  text().max(CHECK_IN_NAME_MAX, `Please keep the name within ${CHECK_IN_NAME_MAX} characters`);
const amount = () =>
  number()
    .typeError("Enter the amount in dollars")
    .min(0, "The amount can’t be below $0")
    .max(ANG_BAO_MAX, "This amount is too high")
    .test("cents", "Enter an amount with at most two decimals", (value) => {
      if (value === undefined || value === null) return true;
      return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
    })
    .nullable();
const envelope = () =>
  text().max(CHECK_IN_ENVELOPE_MAX, `Please keep the number within ${CHECK_IN_ENVELOPE_MAX} characters`);
const note = () =>
  text().max(CHECK_IN_NOTE_MAX, `Please keep the note within ${CHECK_IN_NOTE_MAX} characters`);

const heads = () =>
  number()
    .typeError("Enter how many people came")
    .integer("Enter a whole number of people")
    .min(1, "At least one person came")
    .max(CHECK_IN_HEADS_MAX, `At most ${CHECK_IN_HEADS_MAX} people at a time`);
const table = () =>
  text().max(CHECK_IN_TABLE_MAX, `Please keep the table within ${CHECK_IN_TABLE_MAX} characters`);

const act = object({
  id: uuid().required("Each act needs an id"),
  kind: string<CheckInActKind>()
    .oneOf(CHECK_IN_ACTS, "This act isn’t known")
    .required("Each act needs a kind"),
  at: instant("The time").required("Each act needs a time"),
  guestId: uuid().nullable(),
  targetId: uuid(),
  name: name(),
  heads: heads(),
  table: table(),
  amount: amount(),
  envelope: envelope(),
  note: note(),
}).test("whole", "This act is not complete", (given, context) => {
  const missing = missingField(given);
  return missing
    ? context.createError({ path: `${context.path}.${missing.field}`, message: missing.message })
    : true;
});

function missingField(given: Partial<CheckInAct>): { field: string; message: string } | null {
  const { kind, guestId, targetId } = given;
  if (kind === "arrive" && !guestId) return { field: "guestId", message: "Say which guest arrived" };
  if ((kind === "undo" || kind === "undo_gift") && !targetId) {
    return { field: "targetId", message: "Say what to undo" };
  }
  if (kind === "walk_in" && !given.name) return { field: "name", message: "Please enter a name" };
  if (kind === "gift" && !given.name) return { field: "name", message: "Please say who it’s from" };
  return null;
}

/** A helper's form for checking in a walk-in. */
export const walkInForm = object({
  name: name().required("Please enter a name"),
  heads: heads().required("Enter how many people came"),
  table: table().default(""),
});

/** The form for an ang bao, for helpers and the couple. Without an amount it is counted as an unopened envelope. */
export const giftForm = object({
  name: name().required("Please say who it’s from"),
  amount: amount().transform((value: unknown, typed: unknown) => (typed === "" ? null : value)),
  envelope: envelope().default(""),
  note: note().default(""),
});

/**
 * POST /public/check-in. `cursor` is where the phone stopped reading, `list` the version of the list that it has, ""
 * for none.
 */
export const helperCallBody = object({
  token: linkToken().required("token is required"),
  cursor: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).nullable().default(null),
  list: string().max(64).nullable().default(null),
  acts: array(act).max(CHECK_IN_BATCH, `At most ${CHECK_IN_BATCH} acts in one call`).default([]),
});
export type HelperCallBody = InferType<typeof helperCallBody>;

/** POST /planning/check-in/links. */
export const checkInLinkBody = object({
  eventId: uuid().required("Choose an event"),
  name: text()
    .max(60, "Please keep the name within 60 characters")
    .required("Please name the link, such as Desk 1"),
  validFrom: instant("The opening time").required("Please say from when the link works"),
  validUntil: instant("The closing time")
    .required("Please say until when the link works")
    .test("window", function (until) {
      const { validFrom } = this.parent as { validFrom?: string };
      if (!until || !validFrom) return true;
      const hours = (Date.parse(until) - Date.parse(validFrom)) / HOUR_MS;
      if (hours <= 0) return this.createError({ message: "The closing time must be after the opening time" });
      return hours <= CHECK_IN_WINDOW_HOURS
        ? true
        : this.createError({ message: `A link works for at most ${CHECK_IN_WINDOW_HOURS} hours` });
    }),
  seesGifts: boolean().default(false),
});
export type CheckInLinkBody = InferType<typeof checkInLinkBody>;

/** The couple's form for a link; the page converts its times to instants. */
export const checkInLinkForm = object({
  name: text()
    .max(60, "Please keep the name within 60 characters")
    .required("Please name the link, such as Desk 1"),
  fromDate: isoDate().required("Please say from when the link works"),
  fromTime: string().required("Please say from when the link works"),
  untilDate: isoDate().required("Please say until when the link works"),
  untilTime: string().required("Please say until when the link works"),
  seesGifts: boolean().default(false),
});

const eventId = () => uuid().required("eventId is required");
const paging = {
  page: number().integer().min(1).max(10_000).default(1),
  limit: number().integer().min(1).max(100).default(50),
};
export const checkInQuery = object({ eventId: eventId() });
export const arrivalsQuery = object({ eventId: eventId(), ...paging });
export const checkInPartiesQuery = object({
  eventId: eventId(),
  searchBy: text().max(200).default(""),
  show: string<CheckInShow>().oneOf(CHECK_IN_SHOW).default("all"),
  ...paging,
});
export type CheckInPartiesQuery = InferType<typeof checkInPartiesQuery>;
export type ArrivalsQuery = InferType<typeof arrivalsQuery>;

/** POST /planning/check-in/gifts: a gift that was handed over later. */
export const angBaoBody = object({
  eventId: uuid().required("Choose an event"),
  fromName: name().required("Please say who it’s from"),
  amount: amount().default(null),
  envelope: envelope().default(""),
  note: note().default(""),
});
export type AngBaoBody = InferType<typeof angBaoBody>;
