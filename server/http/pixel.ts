import { PRIVATE_HEADERS } from "./private-headers";

/** A transparent one-pixel GIF. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * Returns the picture by which a page behind a link reports that a person sees it: link previews load no pictures, and
 * pages are rendered on a read-only connection.
 */
export function pixelResponse(): Response {
  return new Response(new Uint8Array(PIXEL), {
    headers: { ...PRIVATE_HEADERS, "content-type": "image/gif" },
  });
}
