import { array, boolean, type InferType, number, object } from "yup";
import { isIsoDate } from "@/lib/dates";
import { text } from "@/contracts/fields.schema";
import { MAX_DAILY_CAPACITY, MAX_DAYS_AT_ONCE } from "./calendar";

const day = () =>
  text()
    .required("Choose a day")
    .test("date", "${value} is not a date, YYYY-MM-DD", (value) => isIsoDate(value ?? ""));

/** POST /vendor/calendar/days. `open` false blocks the days. */
export const calendarDaysBody = object({
  dates: array(day())
    .min(1, "Choose a day")
    .max(MAX_DAYS_AT_ONCE, `At most ${MAX_DAYS_AT_ONCE} days at a time`)
    .required("Choose a day"),
  open: boolean().required("open is required"),
});
export type CalendarDaysBody = InferType<typeof calendarDaysBody>;

/** POST /vendor/calendar/capacity. */
export const calendarCapacityBody = object({
  dailyCapacity: number()
    .typeError("Weddings a day must be a number")
    .integer("Weddings a day must be a whole number")
    .min(1, "Weddings a day must be at least 1")
    .max(MAX_DAILY_CAPACITY, `Weddings a day must be at most ${MAX_DAILY_CAPACITY}`)
    .required("Enter how many weddings you take a day"),
});
export type CalendarCapacityBody = InferType<typeof calendarCapacityBody>;
