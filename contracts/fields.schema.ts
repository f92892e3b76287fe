import { string } from "yup";
import { isIsoDate } from "@/lib/dates";
import { cleanEmail, EMAIL_MAX, isEmailAddress } from "@/lib/text/email";

/** A date, `YYYY-MM-DD`; an empty form field counts as none. */
export const isoDate = () =>
  string()
    .transform((value: unknown) => (value === "" ? null : value))
    .test(
      "iso-date",
      "${path} must be a date, YYYY-MM-DD",
      (value) => !value || (isIsoDate(value) && value >= "1900-01-01"),
    );

/** A trimmed text. Yup's own `trim()` throws on other types instead of reporting an error on the field. */
export const text = () =>
  string().transform((value: unknown) => (typeof value === "string" ? value.trim() : value));

/** An email address as people paste it, or none; cleaned with `cleanEmail`, and one that mail can be sent to. */
export const emailAddress = (message = "Please enter a valid email address") =>
  string()
    .transform((value: unknown) => (typeof value === "string" ? cleanEmail(value) : value))
    .max(EMAIL_MAX, "This email address is too long")
    .test("email", message, (value) => !value || isEmailAddress(value));

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The largest version number that fits into PostgreSQL's integer. */
export const VERSION_MAX = 2_147_483_647;

/** An id. Yup's own `uuid()` stops at version 5 and would reject ours, which are version 7. */
export const uuid = () =>
  string().matches(UUID, { message: "${path} must be a uuid", excludeEmptyString: false });
