import type { SocialNetwork } from "@/contracts/social";
import { readEnv } from "@/lib/env";
import { facebookVerifier } from "./facebook";
import { googleVerifier } from "./google";
import type { SocialVerifier } from "./social-verifier";

/** The network as the settings name it, or null when it is not offered. */
export function socialVerifier(network: SocialNetwork): SocialVerifier | null {
  const { google, facebook } = readEnv();
  if (network === "google") return google && googleVerifier(google);
  return facebook && facebookVerifier(facebook);
}
