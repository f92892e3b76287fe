export const AGREE_TO_TERMS = "Please agree to the Terms and Conditions";
export const REGISTERED =
  "User Registration successful! Please check your mailbox to proceed with email verification before continuing shopping.";
export const REGISTRATION_DISOWNED =
  "Thank you for telling us. Nobody can use your address at Sayang any more unless you choose a password for it.";

/**
 * GET /user/auth/verify-email?token=: the account that was registered with the address. `registeredAt` is ISO 8601,
 * UTC.
 */
export type Registrant = { name: string; registeredAt: string };

export const EMAIL_VERIFIED = "Your email address is verified";

/** POST /user/auth/register/code and /user/auth/register/code/resend, the same whether or not the address is known. */
export const REGISTRATION_CODE_SENT = "We’ve emailed you a 6-digit code";
/** One message for a wrong, an expired and an unknown code, so that it doesn't reveal whether an account exists. */
export const REGISTRATION_CODE_WRONG =
  "That code isn’t right, or it has expired. Check the latest email from us, or ask for a new code.";

/** The label of the checkbox; stored with the consent. */
export const TERMS_CONSENT = "I agree to the Terms and Conditions and the Privacy Policy of Sayang.";

/** The label of the optional second checkbox; stored with the consent. */
export const OFFERS_CONSENT = "Email me ideas and offers from Sayang. I can unsubscribe at any time.";

/** The messages of POST /user/auth/resend-verification: a new link was mailed, or none is needed. */
export const VERIFICATION_MAILED = "Please check your mailbox for the verification link";
export const ALREADY_VERIFIED = "Your email address is verified already";
/** A new link is mailed at most once in this many seconds. */
export const VERIFICATION_SECONDS = 60;
