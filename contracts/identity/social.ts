import type { CustomerLogin } from "./auth";

export type SocialNetwork = "facebook" | "google";

export const SOCIAL_TYPES = { facebook: 1, google: 2 } as const satisfies Record<SocialNetwork, number>;
export const DEVICE_TYPE = 3;

/** `created` is true on the first sign-in through a network, which creates the account. */
export type SocialLogin = CustomerLogin & { created: boolean };

/** GET /user/auth/social-networks: our public client id at each network; null when the network is not offered. */
export type SocialNetworks = Record<SocialNetwork, string | null>;

export const NETWORK_NAMES = { facebook: "Facebook", google: "Google" } as const satisfies Record<
  SocialNetwork,
  string
>;

export const LOGIN_DISCONNECTED = "Login disconnected";
export const LOGIN_FAILED = "Login failed please try again!";

export const networkOf = (socialType: number): SocialNetwork =>
  socialType === SOCIAL_TYPES.facebook ? "facebook" : "google";

/** Shown below the buttons; stored with the consent of an account created by social sign-in. */
export const SOCIAL_CONSENT =
  "By continuing with Google or Facebook you agree to the Terms and Conditions and the Privacy Policy of Sayang.";

/** A login at a network that signs in to the account. `connectedAt` is ISO 8601, UTC. */
export type ConnectedLogin = { id: string; network: SocialNetwork; connectedAt: string };

/** POST /user/auth/social-link?token=. */
export type SocialLinked = { network: SocialNetwork };
