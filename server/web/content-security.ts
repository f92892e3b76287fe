import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;

/** The social networks with which this server offers to sign in. */
export type SocialOffer = { google: boolean; facebook: boolean };

/** Sources needed by the networks' scripts: their window, and its response. */
const SOCIAL_SOURCES = {
  google: {
    script: ["https://accounts.google.com"],
    connect: ["https://accounts.google.com", "https://www.googleapis.com"],
    frame: ["https://accounts.google.com"],
  },
  facebook: {
    script: ["https://connect.facebook.net"],
    connect: ["https://www.facebook.com", "https://graph.facebook.com"],
    frame: ["https://www.facebook.com"],
  },
} as const;

/** Sources needed by Stripe's fields: its script, its frames, and its API. */
const STRIPE_SOURCES = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  connect: ["https://api.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  img: ["https://*.stripe.com"],
} as const;

/** Areas for signed-in visitors, which need no social network's script. */
const SIGNED_IN = /^\/(user|vendor\/dashboard)(\/|$)/;

/** Returns the networks whose scripts may run on the page at `path`, or null for none. */
export function socialOn(path: string, { google, facebook }: SocialOffer): SocialOffer | null {
  return (google || facebook) && !SIGNED_IN.test(path) ? { google, facebook } : null;
}

/**
 * Returns a strict policy for one HTML response: only our own files and its inline scripts, by hash. Hashes rather than
 * nonces, because a nonce would differ per request and prevent caching.
 */
export function contentSecurityPolicy(
  html: string,
  {
    https,
    social = null,
    stripe = false,
  }: {
    https: boolean;
    social?: SocialOffer | null;
    /** True when Stripe is configured. Pages change without a new document, so all of them allow it. */
    stripe?: boolean;
  },
): string {
  const also = (kind: "script" | "connect" | "frame"): string[] => [
    ...(["google", "facebook"] as const).flatMap((network) =>
      social?.[network] ? SOCIAL_SOURCES[network][kind] : [],
    ),
    ...(stripe ? STRIPE_SOURCES[kind] : []),
  ];
  const hashes = new Set<string>();
  for (const [, attributes = "", source = ""] of html.matchAll(INLINE_SCRIPT)) {
    // Data blocks such as JSON-LD are never executed.
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(source).digest("base64")}'`);
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...also("script")].join(" "),
    // Emotion and React create style elements and attributes.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...(stripe ? STRIPE_SOURCES.img : [])].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...also("connect")].join(" "),
    ["frame-src", ...(social || stripe ? also("frame") : ["'none'"])].join(" "),
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** A network's window reports the result to its opener. */
export const SOCIAL_OPENER_POLICY = "same-origin-allow-popups";

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
  "cross-origin-opener-policy": "same-origin",
};

/** Pages that only people with a secret link may find: of a household, a couple, and its helpers. */
const PRIVATE_LINKS = /^\/(rsvp|w|check-in|seating|run-sheet)(\/|$)/;
/** Helpers at the door scan guests' codes. */
const CAMERA = /^\/check-in\//;
const WITH_CAMERA = "camera=(self), microphone=(), geolocation=(), payment=()";

/** Returns headers that keep a private link's page out of search indexes, and its address from other sites. */
export function privateLinkHeaders(path: string): Readonly<Record<string, string>> {
  if (!PRIVATE_LINKS.test(path)) return {};
  const headers = { "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };
  return CAMERA.test(path) ? { ...headers, "permissions-policy": WITH_CAMERA } : headers;
}
