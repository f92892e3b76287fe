import { PRIVATE_HEADERS } from "./private-headers";

/** A transparent GIF of one pixel. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * Returns the picture by which a page behind a link says that a person sees it: previews of links load no pictures, and
 * pages are rendered on a connection that can't write.
 */
export function pixelResponse(): Response {
  return new Response(new Uint8Array(PIXEL), {
    headers: { ...PRIVATE_HEADERS, "content-type": "image/gif" },
  });
}
