import { array, type InferType, number, object, string } from "yup";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import { CEREMONIES, type Ceremony } from "./checklist";
import { PEOPLE_MAX } from "./run-sheet";

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const clock = () =>
  text().matches(CLOCK, { message: "Please enter a time, HH:MM", excludeEmptyString: true });
const title = () => text().max(140, "Please keep it within 140 characters");
const rest = {
  date: isoDate().nullable(),
  minutes: number()
    .typeError("Minutes must be a number")
    .integer("Minutes must be a whole number")
    .min(0, "Minutes can't be below 0")
    .max(1440, "At most a day"),
  place: text().max(140, "Please keep the place within 140 characters"),
  people: array(text().max(60, "Please keep each name within 60 characters").required()).max(
    PEOPLE_MAX,
    `At most ${PEOPLE_MAX} people or groups`,
  ),
  notes: text().max(1000, "Please keep the notes within 1000 characters"),
  orderId: uuid().nullable(),
};

/** POST /planning/runsheet. */
export const runSheetItemBody = object({
  startsAt: clock().required("Please say when it starts"),
  title: title().required("Please say what happens"),
  ...rest,
});
export type RunSheetItemBody = InferType<typeof runSheetItemBody>;

/** PATCH /planning/runsheet/{id}. */
export const runSheetChangeBody = object({
  startsAt: clock().min(1, "Please say when it starts"),
  title: title().min(1, "Please say what happens"),
  ...rest,
});
export type RunSheetChangeBody = InferType<typeof runSheetChangeBody>;

/** POST /planning/runsheet/templates. */
export const runSheetTemplateBody = object({
  ceremony: string<Ceremony>()
    .oneOf(CEREMONIES, "Please choose a ceremony from the list")
    .required("Please choose a ceremony"),
});
export type RunSheetTemplateBody = InferType<typeof runSheetTemplateBody>;
