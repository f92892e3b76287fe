import { boolean, type InferType, number, object, string } from "yup";
import { isoDate } from "./cart";
import { newPassword, PASSWORD_MAX } from "./password";
import { countryCode } from "./phone";
import { text } from "./text";

const name = () => text().max(80, "${path} must be at most 80 characters");

export const PICTURE_FIELDS = ["brideImage", "groomImage"] as const;
export type PictureField = (typeof PICTURE_FIELDS)[number];
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;

export const PROFILE_UPDATED = "Successfully updated";
export const PASSWORD_UPDATED = "Password has been updated";
export const NOTHING_TO_UPDATE = "Please change something first";

/** A picture's place in the body, when no file comes for it: empty takes the picture away. */
const noPicture = () => text().nullable().oneOf(["", null], "${path} must be a picture file, or empty");

/**
 * PATCH /user/profile/{id} (spec customer §3): a form, or JSON; only what is given changes. `budget` in dollars. A new
 * phone number is unconfirmed until a code sent to it comes back; its length goes by the country code, the given one
 * or the one kept. Pictures travel as files of the form: `brideImage`, `groomImage`.
 */
export const customerProfileBody = object({
  firstName: name(),
  lastName: name(),
  brideFirstName: name(),
  brideLastName: name(),
  groomFirstName: name(),
  groomLastName: name(),
  countryCode: countryCode().default(undefined),
  phone: text().matches(/^\d{0,15}$/, "phone must have digits only"),
  weddingDate: isoDate().nullable(),
  budget: number()
    .transform((value: unknown, original: unknown) => (original === "" ? null : value))
    .typeError("budget must be a number")
    .min(0, "budget must not be negative")
    .max(10_000_000, "budget must be at most 10,000,000")
    .nullable(),
  brideImage: noPicture(),
  groomImage: noPicture(),
});
export type CustomerProfileBody = InferType<typeof customerProfileBody>;

/** PATCH /auth/two-step: asks for the password, so that an unlocked screen is not enough. */
export const twoStepBody = object({
  enabled: boolean().typeError("enabled must be true or false").required("enabled is required"),
  password: string().max(PASSWORD_MAX).required("Password is required"),
});
export type TwoStepBody = InferType<typeof twoStepBody>;

/** PATCH /auth/password: ends every other session. */
export const changePasswordBody = object({
  currentPassword: string().max(PASSWORD_MAX).required("Password is required"),
  password: newPassword(),
});
export type ChangePasswordBody = InferType<typeof changePasswordBody>;
