import { type InferType, number, object } from "yup";
import { isIsoDate } from "@/lib/dates";
import { text, uuid } from "@/contracts/fields.schema";
import { DEFAULT_HOLD_DAYS, HOLD_NAME_MAX, MAX_HOLD_DAYS } from "@/contracts/sale/hold";

const day = (name: string) =>
  text()
    .required(`${name} is required`)
    .test("date", `${name} must be a date, YYYY-MM-DD`, (value) => isIsoDate(value ?? ""));

/** Both days are included. */
export const calendarQuery = object({ from: day("from"), to: day("to") });
export type CalendarQuery = InferType<typeof calendarQuery>;

const chosenDay = () =>
  text()
    .required("Choose a day")
    .test("date", "Choose a day", (value) => isIsoDate(value ?? ""));

/** PATCH /vendor/calendar/hold/{id}: the day to move the held place to. */
export const moveHoldBody = object({ date: chosenDay() });
export type MoveHoldBody = InferType<typeof moveHoldBody>;

/** POST /vendor/calendar/hold. With `customerId`, that couple may book the place. */
export const holdDateBody = object({
  date: chosenDay(),
  name: text()
    .required("Enter who it’s for")
    .max(HOLD_NAME_MAX, `Please keep the name within ${HOLD_NAME_MAX} characters`),
  days: number()
    .typeError("Enter a number of days")
    .integer("Enter a whole number of days")
    .min(1, "Hold it for at least 1 day")
    .max(MAX_HOLD_DAYS, `Hold it for at most ${MAX_HOLD_DAYS} days`)
    .default(DEFAULT_HOLD_DAYS),
  customerId: uuid().nullable().default(null),
});
export type HoldDateBody = InferType<typeof holdDateBody>;
