import { boolean, type InferType, object } from "yup";
import { newPassword } from "./password";
import { countryCode, phoneNumber } from "./phone";
import { emailAddress, text } from "./text";

export const AGREE_TO_TERMS = "Please agree to the Terms and Conditions";
export const REGISTERED =
  "User Registration successful! Please check your mailbox to proceed with email verification before continuing shopping.";
export const REGISTRATION_DISOWNED =
  "Thank you for telling us. Nobody can use your address at Sayang any more unless you choose a password for it.";

/** GET /user/auth/verify-email?token=: who registered with the address. `registeredAt` is ISO 8601, UTC. */
export type Registrant = { name: string; registeredAt: string };

export const EMAIL_VERIFIED = "Your email address is verified";

/** The words of the checkbox; stored with the consent. */
export const TERMS_CONSENT = "I agree to the Terms and Conditions and the Privacy Policy of Sayang.";

const name = (label: string) =>
  text().max(80, `${label} must be at most 80 characters`).required(`${label} is required`);

/** First touch, kept by the browser for 30 days. `campaign` holds `utm_source` and its kin. */
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
 * POST /user/auth/register. A known address gets the same answer, and its owner a mail that says so: nobody learns
 * here who has an account.
 */
export const registerBody = object({
  firstName: name("First name"),
  lastName: name("Last name"),
  email: emailAddress().email("Please enter a valid email address").max(254).required("Email is required"),
  password: newPassword(),
  countryCode: countryCode(),
  phone: phoneNumber().required("Phone number is required"),
  isPrivacyAndTerms: boolean()
    .typeError(AGREE_TO_TERMS)
    .oneOf([true], AGREE_TO_TERMS)
    .required(AGREE_TO_TERMS),
  refCode: refCode().default(""),
  campaign: campaign(),
});
export type RegisterBody = InferType<typeof registerBody>;

/** POST /user/auth/verify-email?token=, and the answer of asking for the link anew (POST /user/auth/resend-verification). */
export const VERIFICATION_MAILED = "Please check your mailbox for the verification link";
export const ALREADY_VERIFIED = "Your email address is verified already";
/** A new link is mailed at most once in this time. */
export const VERIFICATION_SECONDS = 60;
