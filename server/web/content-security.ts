import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;

/** Which networks this server offers to sign in with. */
export type SocialOffer = { google: boolean; facebook: boolean };

/** What the networks' own scripts need: their window, and the answer it gives back. */
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

/** Areas of those who are signed in already: no network's script has business there. */
const SIGNED_IN = /^\/(user|vendor\/dashboard)(\/|$)/;

/** The networks whose scripts may run on the page of `path`, or null when none may. */
export function socialOn(path: string, { google, facebook }: SocialOffer): SocialOffer | null {
  return (google || facebook) && !SIGNED_IN.test(path) ? { google, facebook } : null;
}

/**
 * A strict policy for one HTML answer: only our own files and the inline scripts that stand in it, by hash. Hashes
 * and not nonces, since a nonce would differ at every request and keep pages from being cached.
 */
export function contentSecurityPolicy(
  html: string,
  { https, social = null }: { https: boolean; social?: SocialOffer | null },
): string {
  const also = (kind: "script" | "connect" | "frame") =>
    (["google", "facebook"] as const).flatMap((network) =>
      social?.[network] ? SOCIAL_SOURCES[network][kind] : [],
    );
  const hashes = new Set<string>();
  for (const [, attributes = "", source = ""] of html.matchAll(INLINE_SCRIPT)) {
    // Data blocks such as JSON-LD are never run.
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(source).digest("base64")}'`);
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...also("script")].join(" "),
    // Emotion and React write style elements and attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...also("connect")].join(" "),
    ["frame-src", ...(social ? also("frame") : ["'none'"])].join(" "),
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** A network's window tells its opener how it went. */
export const SOCIAL_OPENER_POLICY = "same-origin-allow-popups";

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self)",
  "cross-origin-opener-policy": "same-origin",
};
