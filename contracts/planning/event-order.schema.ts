import { type InferType, number, object } from "yup";
import { isoDate, uuid } from "@/contracts/fields.schema";
import { MAX_EDIT_QUANTITY } from "@/contracts/sale/order/edit";
import { MAX_SEATS_PER_UNIT } from "./event-order";

const terms = {
  seatsPerUnit: number()
    .typeError("Enter a number")
    .integer("Enter a whole number")
    .min(1, "Enter at least 1")
    .max(MAX_SEATS_PER_UNIT, `Enter at most ${MAX_SEATS_PER_UNIT.toLocaleString("en-SG")}`)
    .required("Enter the seats"),
  minimumUnits: number()
    .typeError("Enter a number")
    .integer("Enter a whole number")
    .min(0, "Enter 0 or more")
    .max(MAX_EDIT_QUANTITY, `Enter at most ${MAX_EDIT_QUANTITY.toLocaleString("en-SG")}`)
    .default(0),
  guaranteeDate: isoDate().nullable().default(null),
};

export const eventOrderBody = object({
  eventId: uuid().required("Choose an event"),
  orderItemId: uuid().required("Choose what you booked"),
  ...terms,
});
export type EventOrderBody = InferType<typeof eventOrderBody>;

export const eventOrderTermsBody = object(terms);
export type EventOrderTermsBody = InferType<typeof eventOrderTermsBody>;

/** The number of units that the couple asks its vendor for. */
export const proposalBody = object({
  units: number()
    .typeError("Enter a number")
    .integer("Enter a whole number")
    .min(1, "Enter at least 1")
    .max(MAX_EDIT_QUANTITY, `Enter at most ${MAX_EDIT_QUANTITY.toLocaleString("en-SG")}`)
    .required("Enter a number"),
});
