import { DEVICE_TYPE, SOCIAL_TYPES, type SocialNetwork } from "@/contracts/identity/social";
import type { SocialLoginBody } from "@/contracts/identity/social.schema";
import { readReferral } from "@/lib/promo/referral";

/** The profile as the network returned it to this browser. The server fetches it again and trusts only that. */
export type SocialProfile = {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  picture: string;
};

export const NO_PROFILE: SocialProfile = { subject: "", email: "", firstName: "", lastName: "", picture: "" };

/** Returns the request body (docs/api-contract.md). */
export function socialPayload(
  network: SocialNetwork,
  accessToken: string,
  { subject, email, firstName, lastName, picture }: SocialProfile,
): SocialLoginBody {
  return {
    socialType: SOCIAL_TYPES[network],
    accessToken,
    email,
    deviceToken: "",
    deviceId: "",
    firstName: firstName.slice(0, 80),
    lastName: lastName.slice(0, 80),
    deviceType: DEVICE_TYPE,
    socialGmailId: network === "google" ? subject : "",
    socialFacebookId: network === "facebook" ? subject : "",
    profileImage: picture,
    ...readReferral(),
  };
}

/** Returns the page to continue on after a failed social sign-in. Leaves the token out of the address. */
export function registerHref(body: SocialLoginBody): string {
  const { email, firstName, lastName, socialType, socialGmailId, socialFacebookId, profileImage } = body;
  const data = { email, firstName, lastName, socialType, socialGmailId, socialFacebookId, profileImage };
  const known = Object.entries(data).flatMap(([name, value]) =>
    value ? [[name, String(value)] as [string, string]] : [],
  );
  return `/register?${new URLSearchParams(known).toString()}`;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Fetches Google's user info. A failure here doesn't stop the sign-in. */
export async function googleProfile(accessToken: string): Promise<SocialProfile> {
  try {
    const answer = await fetch("https://www.googleapis.com/oauth2/v3/userinfo", {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    const info = (await answer.json()) as Record<string, unknown>;
    return {
      subject: text(info.sub),
      email: text(info.email),
      firstName: text(info.given_name),
      lastName: text(info.family_name),
      picture: text(info.picture),
    };
  } catch {
    return NO_PROFILE;
  }
}

/** Reads Facebook's response to `me`. */
export function facebookProfile(answer: unknown): SocialProfile {
  if (typeof answer !== "object" || answer === null) return NO_PROFILE;
  const me = answer as Record<string, unknown>;
  const picture = me.picture as { data?: { url?: unknown } } | undefined;
  return {
    subject: text(me.id),
    email: text(me.email),
    firstName: text(me.first_name),
    lastName: text(me.last_name),
    picture: text(picture?.data?.url),
  };
}
