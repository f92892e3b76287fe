import type { SocialNetwork } from "@/contracts/identity/social";
import { readEnv } from "@/lib/env";
import { facebookVerifier } from "./facebook";
import { googleVerifier } from "./google";
import type { SocialVerifier } from "./social-verifier";

/** Returns the network's verifier, or null when it is not configured. */
export function socialVerifier(network: SocialNetwork): SocialVerifier | null {
  const { google, facebook } = readEnv();
  if (network === "google") return google && googleVerifier(google);
  return facebook && facebookVerifier(facebook);
}
