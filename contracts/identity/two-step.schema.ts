import { boolean, type InferType, object, string } from "yup";
import { emailAddress, text } from "@/contracts/fields.schema";
import { PASSWORD_MAX } from "./credential/password";
import { EMAIL_REQUIRED, INVALID_CODE, OTP_CHANNELS } from "./two-step";

export const oneTimeCode = () =>
  text()
    .required("Please enter the code")
    .matches(/^\d{6}$/, { message: INVALID_CODE, excludeEmptyString: true });
const knownAddress = () => emailAddress().required(EMAIL_REQUIRED);

/** GET /user/auth/two-step-verification/{email}: sends the code of a pending sign-in again. */
export const twoStepParam = object({ email: knownAddress() });

/** POST /user/auth/two-step-verification/verifyCode. `rememberBrowser` skips the step on this browser from then on. */
export const verifyCodeBody = object({
  email: knownAddress(),
  code: oneTimeCode(),
  rememberBrowser: boolean().typeError("rememberBrowser must be true or false"),
});
export type VerifyCodeBody = InferType<typeof verifyCodeBody>;

/** POST /user/auth/register/verify. */
export const registrationCodeBody = object({ code: oneTimeCode() });
export type RegistrationCodeBody = InferType<typeof registrationCodeBody>;

export const sendOtpBody = object({
  channel: text().oneOf(OTP_CHANNELS, "channel must be email or phone").required("channel is required"),
});
export type SendOtpBody = InferType<typeof sendOtpBody>;
export const verifyOtpBody = sendOtpBody.concat(object({ code: oneTimeCode() }));
export type VerifyOtpBody = InferType<typeof verifyOtpBody>;

/** PATCH /auth/two-step: asks for the password, so that an unlocked screen is not enough. */
export const twoStepBody = object({
  enabled: boolean().typeError("enabled must be true or false").required("enabled is required"),
  password: string().max(PASSWORD_MAX).required("Password is required"),
});
export type TwoStepBody = InferType<typeof twoStepBody>;
