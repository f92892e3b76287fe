import { type InferType, number, object } from "yup";
import { emailAddress, text } from "@/contracts/fields.schema";
import { campaign, refCode } from "./registration/register.schema";
import { DEVICE_TYPE } from "./social";

/**
 * The social payload of the API contract and the network's own `accessToken`, the only field that the server trusts:
 * it asks the network for the person's identity. The other fields fill in the registration form when the sign-in fails.
 */
export const socialLoginBody = object({
  socialType: number()
    .typeError("socialType must be a number")
    .oneOf([1, 2], "socialType must be 1 (Facebook) or 2 (Google)")
    .required("socialType is required"),
  accessToken: text().max(4096).required("accessToken is required"),
  deviceType: number().typeError("deviceType must be a number").oneOf([DEVICE_TYPE]).default(DEVICE_TYPE),
  deviceToken: text().max(512).default(""),
  deviceId: text().max(512).default(""),
  email: emailAddress().default(""),
  firstName: text().max(80).default(""),
  lastName: text().max(80).default(""),
  socialGmailId: text().max(128).default(""),
  socialFacebookId: text().max(128).default(""),
  profileImage: text().max(2048).default(""),
  refCode: refCode().default(""),
  campaign: campaign(),
});
export type SocialLoginBody = InferType<typeof socialLoginBody>;
