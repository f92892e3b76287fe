import { EncodedBody } from "@/server/http/request/encoded-body";
import type { CachedPage } from "./page-cache";
import { STALE_SCRIPT } from "./page-document";

const BROTLI = 9;

/** Returns the response for a script whose URL contains its hash, so that browsers need not revalidate it. */
export function scriptFile(script: string): CachedPage {
  return {
    status: 200,
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    },
    body: new EncodedBody(Buffer.from(script), BROTLI),
    madeAt: Date.now(),
  };
}

/** Returns the same file without caching, for a URL with another hash. */
export function unkept(file: CachedPage): CachedPage {
  return { ...file, headers: { ...file.headers, "cache-control": "no-store" } };
}

/** A script rather than a 404, which a page could not distinguish from a broken connection. */
export const STALE = unkept(scriptFile(STALE_SCRIPT));
