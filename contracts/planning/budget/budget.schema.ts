import { boolean, type InferType, number, object, string } from "yup";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import { BUDGET_MAX, LINE_NAME_MAX } from "./budget";
import { WHAT_IF_GUESTS_MAX } from "./budget-forecast";

const dollars = (what: string) =>
  number()
    .typeError(`${what} must be an amount`)
    .min(0, `${what} can't be below 0`)
    .max(BUDGET_MAX, `${what} is more than we can take`)
    .test("cents", `${what} must have at most two decimals`, (value) =>
      value === undefined || value === null ? true : Math.abs(value * 100 - Math.round(value * 100)) < 1e-4,
    );
const lineName = () => text().max(LINE_NAME_MAX, `Please keep the name within ${LINE_NAME_MAX} characters`);

/** PUT /planning/budget. */
export const budgetTotalBody = object({
  total: dollars("The budget").required("Please enter your budget"),
  /** Distribute the change over lines that aren't locked. */
  share: boolean().default(false),
});
export type BudgetTotalBody = InferType<typeof budgetTotalBody>;

/** POST /planning/budget/start: plans a typical split. */
export const startBudgetBody = object({
  total: dollars("The budget").required("Please enter your budget"),
  guests: number()
    .typeError("Guests must be a number")
    .integer("Guests must be a whole number")
    .min(0, "Guests can't be below 0")
    .max(5000, "Guests must be at most 5,000")
    .required("Please say how many guests you expect"),
});
export type StartBudgetBody = InferType<typeof startBudgetBody>;

/** POST /planning/budget/line. */
export const budgetLineBody = object({
  name: lineName().default(""),
  categoryId: uuid().nullable(),
  planned: dollars("The amount").default(0),
});
export type BudgetLineBody = InferType<typeof budgetLineBody>;

/** PATCH /planning/budget/line/{id}. */
export const budgetLineChangeBody = object({
  name: lineName().min(1, "Please name the line"),
  planned: dollars("The amount"),
  locked: boolean(),
  /** Distribute the rest over the other lines that aren't locked. */
  share: boolean().default(false),
});
export type BudgetLineChangeBody = InferType<typeof budgetLineChangeBody>;

/** GET /planning/budget/forecast. */
export const forecastQuery = object({
  /** Another number of guests. */
  guests: number()
    .typeError("Guests must be a number")
    .integer("Guests must be a whole number")
    .min(1, "Guests must be at least 1")
    .max(WHAT_IF_GUESTS_MAX, `Guests must be at most ${WHAT_IF_GUESTS_MAX.toLocaleString("en-SG")}`),
  /** Another day. */
  date: isoDate().nullable(),
});
export type ForecastQuery = InferType<typeof forecastQuery>;

export const TIMELINE_SHOWS = ["open", "paid", "all"] as const;
export type TimelineShow = (typeof TIMELINE_SHOWS)[number];

/** GET /planning/budget/timeline. */
export const timelineQuery = object({
  page: number().integer().min(1).max(1000).default(1),
  limit: number().integer().min(1).max(100).default(50),
  show: string<TimelineShow>().oneOf(TIMELINE_SHOWS).default("open"),
});
export type TimelineQuery = InferType<typeof timelineQuery>;

const outsideFields = {
  contact: text().max(200, "Please keep the contact within 200 characters"),
  notes: text().max(2000, "Please keep the notes within 2000 characters"),
  lineId: uuid().nullable(),
};
const vendorName = () => text().max(120, "Please keep the name within 120 characters");

/** POST /planning/outside. */
export const outsideBookingBody = object({
  vendorName: vendorName().required("Please enter the vendor's name"),
  ...outsideFields,
});
export type OutsideBookingBody = InferType<typeof outsideBookingBody>;

/** PATCH /planning/outside/{id}. */
export const outsideBookingChangeBody = object({
  vendorName: vendorName().min(1, "Please enter the vendor's name"),
  ...outsideFields,
});
export type OutsideBookingChangeBody = InferType<typeof outsideBookingChangeBody>;

const positive = () => dollars("The amount").moreThan(0, "Please enter an amount above 0");

/** POST /planning/outside/payment/{id}: adds a payment to the booking. */
export const outsidePaymentBody = object({
  label: text()
    .max(80, "Please keep the label within 80 characters")
    .required("Please say what the payment is for"),
  amount: positive().required("Please enter an amount"),
  dueOn: isoDate().nullable(),
  paidOn: isoDate().nullable(),
});
export type OutsidePaymentBody = InferType<typeof outsidePaymentBody>;

/** PATCH /planning/outside/payment/{id}. */
export const outsidePaymentChangeBody = object({
  label: text()
    .max(80, "Please keep the label within 80 characters")
    .min(1, "Please say what the payment is for"),
  amount: positive(),
  dueOn: isoDate().nullable(),
  paidOn: isoDate().nullable(),
});
export type OutsidePaymentChangeBody = InferType<typeof outsidePaymentChangeBody>;

/** GET /vendor/hiredvendors. */
export const hiredVendorsQuery = object({
  page: number().integer().min(1).max(1000).default(1),
  limit: number().integer().min(1).max(100).default(50),
});
export type HiredVendorsQuery = InferType<typeof hiredVendorsQuery>;
