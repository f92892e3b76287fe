import { type InferType, object, string } from "yup";
import { text } from "@/contracts/fields.schema";
import { BUSY_BLOCKS, type BusyBlocks } from "./busy-calendar";

const address = () =>
  text()
    .max(2000, "This address is too long")
    .test(
      "address",
      "Enter the calendar's secret address in iCal format. It starts with https:// or webcal://",
      (value) => !value || (/^(https?|webcal):\/\/[^\s/]+\/\S+$/i.test(value) && URL.canParse(value)),
    );

/** POST /vendor/calendar/busy. Without `address` the connected one stays. */
export const busyCalendarBody = object({
  address: address().default(""),
  blocks: string<BusyBlocks>()
    .oneOf(BUSY_BLOCKS, "Choose which days are blocked")
    .required("Choose which days are blocked"),
});
export type BusyCalendarBody = InferType<typeof busyCalendarBody>;

/** The form that connects the first calendar. */
export const newBusyCalendarBody = busyCalendarBody.shape({
  address: address().required("Enter the calendar's secret address"),
});
