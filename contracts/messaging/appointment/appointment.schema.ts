import { array, type InferType, number, object, string } from "yup";
import { isIsoDate } from "@/lib/dates";
import { text, uuid } from "@/contracts/fields.schema";
import { NOTE_MAX } from "./appointment";
import { needsAnswer, VENDOR_APPOINTMENT_ACTIONS, type VendorAppointmentAction } from "./appointment-process";

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const clock = (what: string) =>
  text()
    .matches(CLOCK, { message: `${what} must be a time, HH:MM`, excludeEmptyString: true })
    .default("");

/** The opening hours of a day; null means closed. */
const hours = () =>
  object({ open: clock("open"), close: clock("close") })
    .nullable()
    .default(null)
    .test("both", "Please say when you open and when you close", (value) =>
      Boolean(!value || (value.open && value.close)),
    )
    .test("order", "You must close after you open", (value) =>
      Boolean(!value?.open || !value.close || value.open < value.close),
    );

const whole = (name: string, min: number, max: number) =>
  number()
    .typeError(`${name} must be a number`)
    .integer(`${name} must be a whole number`)
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`)
    .required(`${name} is required`);

/** The opening hours of a week, by weekday from Sunday (0). */
export const weeklyHours = () =>
  object({
    "0": hours(),
    "1": hours(),
    "2": hours(),
    "3": hours(),
    "4": hours(),
    "5": hours(),
    "6": hours(),
  })
    .default(undefined)
    .required("weeklyHours is required");

/** POST /vendor/appointment/setting/update. */
export const appointmentSettingBody = object({
  weeklyHours: weeklyHours(),
  lengthMinutes: whole("Length", 10, 480),
  bufferMinutes: whole("Break", 0, 240),
  noticeHours: whole("Notice", 0, 720),
  dailyCapacity: whole("Appointments a day", 1, 50),
  offDays: array(
    text()
      .required()
      .test("date", "${value} is not a date, YYYY-MM-DD", (value) => isIsoDate(value ?? "")),
  )
    .max(366, "At most 366 closed days")
    .default([]),
});
export type AppointmentSettingBody = InferType<typeof appointmentSettingBody>;

/** The slots of a number of days from `date` on, today by default. */
export const appointmentSlotsQuery = object({
  vendorId: uuid().required("vendorId is required"),
  date: text()
    .test("date", "date must be YYYY-MM-DD", (value) => !value || isIsoDate(value))
    .default(""),
  days: number().integer().min(1).max(31).default(1),
});
export type AppointmentSlotsQuery = InferType<typeof appointmentSlotsQuery>;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const isInstant = (value: string) => INSTANT.test(value) && !Number.isNaN(Date.parse(value));

const startTime = (name: string) =>
  text().test("instant", `${name} must be a time, ISO 8601`, (value) => !value || isInstant(value));

/** `startsAt` must be that of a free slot. */
export const requestAppointmentBody = object({
  vendorId: uuid().required("vendorId is required"),
  startsAt: startTime("startsAt").required("Please choose a time"),
  note: text().max(NOTE_MAX, `Please keep the note within ${NOTE_MAX} characters`).default(""),
});
export type RequestAppointmentBody = InferType<typeof requestAppointmentBody>;

/** Upcoming appointments are sorted soonest first, past and cancelled ones latest first. */
export const appointmentListQuery = object({
  page: number().integer().min(1).max(10_000).default(1),
  limit: number().integer().min(1).max(100).default(10),
  when: string<"upcoming" | "past">().oneOf(["upcoming", "past"]).default("upcoming"),
});
export type AppointmentListQuery = InferType<typeof appointmentListQuery>;

/** GET /vendor/appointment; with `customerId`, those of one couple. */
export const vendorAppointmentListQuery = appointmentListQuery.shape({ customerId: uuid() });
export type VendorAppointmentListQuery = InferType<typeof vendorAppointmentListQuery>;

/** GET /appointment; with `vendorId`, those with one vendor. */
export const coupleAppointmentListQuery = appointmentListQuery.shape({ vendorId: uuid() });
export type CoupleAppointmentListQuery = InferType<typeof coupleAppointmentListQuery>;

const COUPLE_ACTIONS = ["cancel", "accept"] as const;

/**
 * PATCH /appointment/{id}. Accepting names the time that the couple saw, because it may have been moved again
 * meanwhile.
 */
export const coupleAnswerBody = object({
  action: string<(typeof COUPLE_ACTIONS)[number]>()
    .oneOf(COUPLE_ACTIONS, "action must be cancel or accept")
    .default("cancel"),
  startsAt: startTime("startsAt")
    .default("")
    .when("action", {
      is: "accept",
      then: (schema) => schema.required("startsAt is required to accept a time"),
    }),
});
export type CoupleAnswerBody = InferType<typeof coupleAnswerBody>;

/** GET /vendor/appointment/slots/{id}: the day to move the appointment to, its own by default. */
export const moveSlotsQuery = object({
  date: text()
    .test("date", "date must be YYYY-MM-DD", (value) => !value || isIsoDate(value))
    .default(""),
});
export type MoveSlotsQuery = InferType<typeof moveSlotsQuery>;

/** PATCH /vendor/appointment/move/{id}. `from` is the time that the vendor saw, `startsAt` the start of a free slot. */
export const moveAppointmentBody = object({
  from: startTime("from").required("from is required"),
  startsAt: startTime("startsAt").required("Please choose a time"),
  answer: text().max(NOTE_MAX, `Please keep the message within ${NOTE_MAX} characters`).default(""),
});
export type MoveAppointmentBody = InferType<typeof moveAppointmentBody>;

const ACTIONS = Object.keys(VENDOR_APPOINTMENT_ACTIONS) as VendorAppointmentAction[];

export const answerAppointmentBody = object({
  action: string<VendorAppointmentAction>().oneOf(ACTIONS).required("action is required"),
  answer: text()
    .max(NOTE_MAX, `Please keep the answer within ${NOTE_MAX} characters`)
    .default("")
    .when("action", {
      is: (action: unknown) =>
        ACTIONS.includes(action as VendorAppointmentAction) && needsAnswer(action as VendorAppointmentAction),
      then: (schema) => schema.required("Please give the couple a reason"),
    }),
});
export type AnswerAppointmentBody = InferType<typeof answerAppointmentBody>;
