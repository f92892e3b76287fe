import { type InferType, number, object } from "yup";
import type { CustomerLogin } from "./auth";
import { campaign, refCode } from "./register";
import { emailAddress, text } from "./text";

export type SocialNetwork = "facebook" | "google";

/** Spec customer §3: 1 = Facebook, 2 = Google. */
export const SOCIAL_TYPES = { facebook: 1, google: 2 } as const satisfies Record<SocialNetwork, number>;
/** Spec customer §3: this client. */
export const DEVICE_TYPE = 3;

/**
 * Spec customer §3, social login payload, and the network's own `accessToken`, by which alone the server goes: who
 * the person is, it asks the network. The other fields fill in the registration form when the sign-in fails.
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
  email: emailAddress().max(254).default(""),
  firstName: text().max(80).default(""),
  lastName: text().max(80).default(""),
  socialGmailId: text().max(128).default(""),
  socialFacebookId: text().max(128).default(""),
  profileImage: text().max(2048).default(""),
  refCode: refCode().default(""),
  campaign: campaign(),
});
export type SocialLoginBody = InferType<typeof socialLoginBody>;

/** The first sign-in through a network makes the account. */
export type SocialLogin = CustomerLogin & { created: boolean };

/** GET /user/auth/social-networks: the public id by which the network knows us; null where it is not offered. */
export type SocialNetworks = Record<SocialNetwork, string | null>;

export const NETWORK_NAMES = { facebook: "Facebook", google: "Google" } as const satisfies Record<
  SocialNetwork,
  string
>;

export const LOGIN_DISCONNECTED = "Login disconnected";
export const LOGIN_FAILED = "Login failed please try again!";

export const networkOf = (socialType: number): SocialNetwork =>
  socialType === SOCIAL_TYPES.facebook ? "facebook" : "google";

/** Stands under the buttons; stored with the consent of an account that a social sign-in makes. */
export const SOCIAL_CONSENT =
  "By continuing with Google or Facebook you agree to the Terms and Conditions and the Privacy Policy of Sayang.";

/** A login of a network that opens the account. `connectedAt` is ISO 8601, UTC. */
export type ConnectedLogin = { id: string; network: SocialNetwork; connectedAt: string };

/** POST /user/auth/social-link?token=. */
export type SocialLinked = { network: SocialNetwork };
