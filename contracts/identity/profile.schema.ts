import { type InferType, number, object } from "yup";
import { isoDate, text } from "@/contracts/fields.schema";
import { countryCode, writtenNumber } from "./credential/phone.schema";

const name = (label: string) => text().max(80, `${label} must be at most 80 characters`);

/** A picture's field when no file is sent for it; an empty one removes the picture. */
const noPicture = () => text().nullable().oneOf(["", null], "${path} must be a picture file, or empty");

/**
 * PATCH /user/profile/{id}: a form, or JSON; only what is given changes. `budget` in dollars. A new
 * phone number is unconfirmed until a code sent to it comes back; its length goes by the country code, the given one
 * or the one kept. Pictures travel as files of the form: `brideImage`, `groomImage`.
 */
export const customerProfileBody = object({
  firstName: name("First name"),
  lastName: name("Last name"),
  brideFirstName: name("First name"),
  brideLastName: name("Last name"),
  groomFirstName: name("First name"),
  groomLastName: name("Last name"),
  countryCode: countryCode().default(undefined),
  phone: writtenNumber().matches(/^\d{0,15}$/, "phone must have digits only"),
  weddingDate: isoDate().label("Wedding date").nullable(),
  budget: number()
    .transform((value: unknown, original: unknown) => (original === "" ? null : value))
    .typeError("Budget must be a number")
    .min(0, "Budget must not be negative")
    .max(10_000_000, "Budget must be at most $10,000,000")
    .nullable(),
  brideImage: noPicture(),
  groomImage: noPicture(),
});
export type CustomerProfileBody = InferType<typeof customerProfileBody>;
