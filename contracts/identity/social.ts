import type { CustomerLogin } from "./auth";

export type SocialNetwork = "facebook" | "google";

export const SOCIAL_TYPES = { facebook: 1, google: 2 } as const satisfies Record<SocialNetwork, number>;
export const DEVICE_TYPE = 3;

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
