import { array, type InferType, number, object, string } from "yup";
import { isIsoDate } from "@/lib/dates";
import {
  type AppointmentState,
  needsAnswer,
  VENDOR_APPOINTMENT_ACTIONS,
  type VendorAppointmentAction,
} from "./appointment-process";
import type { OpenHours } from "./product";
import { text } from "./text";
import { uuid } from "./uuid";

export type { AppointmentState };

/** When a vendor receives couples. Hours are Singapore's. */
export type AppointmentSetting = {
  weeklyHours: OpenHours;
  lengthMinutes: number;
  bufferMinutes: number;
  noticeHours: number;
  dailyCapacity: number;
  /** `YYYY-MM-DD` */
  offDays: string[];
};

const workday = { open: "11:00", close: "19:00" };

export const DEFAULT_APPOINTMENT_SETTING: AppointmentSetting = {
  weeklyHours: { "0": null, "1": null, "2": workday, "3": workday, "4": workday, "5": workday, "6": workday },
  lengthMinutes: 60,
  bufferMinutes: 15,
  noticeHours: 24,
  dailyCapacity: 5,
  offDays: [],
};

export const WEEKDAYS = ["0", "1", "2", "3", "4", "5", "6"] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const WEEKDAY_NAMES: Record<Weekday, string> = {
  "0": "Sunday",
  "1": "Monday",
  "2": "Tuesday",
  "3": "Wednesday",
  "4": "Thursday",
  "5": "Friday",
  "6": "Saturday",
};

/** Spec vendor §8: what is saved here answers as a product that was added. */
export const SETTING_SAVED = "Successfully saved";

export const NOTE_MAX = 500;
/** A free time further ahead is not offered. */
export const MAX_DAYS_AHEAD = 90;
/** How many appointments to come a couple may have with one vendor. */
export const MAX_UPCOMING = 2;

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const clock = (what: string) =>
  text()
    .matches(CLOCK, { message: `${what} must be a time, HH:MM`, excludeEmptyString: true })
    .default("");

/** The hours of a day; null is closed. */
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

/** Spec vendor §7, POST /vendor/appointment/setting/update. */
export const appointmentSettingBody = object({
  weeklyHours: object({
    "0": hours(),
    "1": hours(),
    "2": hours(),
    "3": hours(),
    "4": hours(),
    "5": hours(),
    "6": hours(),
  })
    .default(undefined)
    .required("weeklyHours is required"),
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

/** A time at which a vendor can receive a couple. ISO 8601, UTC. */
export type AppointmentSlot = { startsAt: string; endsAt: string };
export type AppointmentDay = { date: string; slots: AppointmentSlot[] };
/** Every day that was asked for, those without a free time too. */
export type AppointmentSlots = { vendorId: string; lengthMinutes: number; docs: AppointmentDay[] };

/** From `date` (today unless said) on, so many days. */
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

/** `startsAt` is that of a free slot. */
export const requestAppointmentBody = object({
  vendorId: uuid().required("vendorId is required"),
  startsAt: text()
    .required("Please choose a time")
    .test("instant", "startsAt must be a time, ISO 8601", (value) => isInstant(value ?? "")),
  note: text().max(NOTE_MAX, `Please keep the note within ${NOTE_MAX} characters`).default(""),
});
export type RequestAppointmentBody = InferType<typeof requestAppointmentBody>;

export type Appointment = {
  id: string;
  _id: string;
  state: AppointmentState;
  /** ISO 8601, UTC */
  startsAt: string;
  endsAt: string;
  /** What the couple wrote. */
  note: string;
  /** What the vendor wrote back. */
  answer: string;
  createdAt: string;
  vendor: {
    id: string;
    _id: string;
    slug: string;
    vendorName: string;
    profileImage: string | null;
    address: string;
  };
  customer: { id: string; name: string; weddingDate: string | null };
};

/** The next first among those to come, the latest first among those that are over or called off. */
export const appointmentListQuery = object({
  page: number().integer().min(1).max(10_000).default(1),
  limit: number().integer().min(1).max(100).default(10),
  when: string<"upcoming" | "past">().oneOf(["upcoming", "past"]).default("upcoming"),
});
export type AppointmentListQuery = InferType<typeof appointmentListQuery>;

/** A customer can only call it off. */
export const cancelAppointmentBody = object({
  action: string<"cancel">().oneOf(["cancel"], "action must be cancel").default("cancel"),
});
export type CancelAppointmentBody = InferType<typeof cancelAppointmentBody>;

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
