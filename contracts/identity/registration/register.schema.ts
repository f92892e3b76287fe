import { boolean, type InferType, object } from "yup";
import { emailAddress, text } from "@/contracts/fields.schema";
import { newPassword } from "../credential/password.schema";
import { countryCode, phoneNumber } from "../credential/phone.schema";
import { AGREE_TO_TERMS } from "./register";

const name = (label: string) => text().max(80, `${label} must be at most 80 characters`);

/** First touch, stored by the browser for 30 days. `campaign` holds `utm_source` and the other UTM parameters. */
export const refCode = () =>
  text()
    .max(40)
    .transform((value: unknown) => (typeof value === "string" ? value.toUpperCase() : value));
export const campaign = () =>
  object({
    utm_source: text().max(120),
    utm_medium: text().max(120),
    utm_campaign: text().max(120),
    utm_term: text().max(120),
    utm_content: text().max(120),
  }).default({});

/**
 * POST /user/auth/register. A known address gets the same response, and its owner a mail that says so: the
 * response does not reveal who has an account.
 */
export const registerBody = object({
  firstName: name("First name").required("First name is required"),
  /** Many people have a single name. */
  lastName: name("Last name").default(""),
  email: emailAddress().required("Email is required"),
  password: newPassword(),
  countryCode: countryCode(),
  phone: phoneNumber().required("Phone number is required"),
  isPrivacyAndTerms: boolean()
    .typeError(AGREE_TO_TERMS)
    .oneOf([true], AGREE_TO_TERMS)
    .required(AGREE_TO_TERMS),
  /** Consent to marketing, separate from the terms. */
  wantsOffers: boolean().typeError("wantsOffers must be true or false").default(false),
  refCode: refCode().default(""),
  campaign: campaign(),
});
export type RegisterBody = InferType<typeof registerBody>;

/** POST /user/auth/register/code: the same without a phone number, which the first order asks for. */
export const registerByCodeBody = registerBody.omit(["countryCode", "phone"]);
export type RegisterByCodeBody = InferType<typeof registerByCodeBody>;
