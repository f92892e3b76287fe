import { type InferType, number, object, string } from "yup";
import { type Language, LANGUAGE_CODES } from "@/lib/language/languages";
import { isoDate, text } from "@/contracts/fields.schema";
import { countryCode, writtenNumber } from "@/contracts/identity/credential/phone.schema";

const name = (label: string) => text().max(80, `${label} must be at most 80 characters`);

/** The value of a picture's field when no file is sent; an empty one removes the picture. */
const noPicture = () => text().nullable().oneOf(["", null], "${path} must be a picture file, or empty");

/**
 * PATCH /user/profile/{id}: a form, or JSON; changes only the given fields. `budget` in dollars. A new phone number is
 * unconfirmed until the code sent to it is entered; its length is checked against the given or stored country code.
 * Pictures are files of the form: `brideImage`, `groomImage`.
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
  language: string<Language>().oneOf(LANGUAGE_CODES, "language must be one of: en, zh, ms, ta"),
  brideImage: noPicture(),
  groomImage: noPicture(),
});
export type CustomerProfileBody = InferType<typeof customerProfileBody>;
