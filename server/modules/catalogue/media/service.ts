import { pictureBehind } from "@/contracts/picture-sizes";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { StillDrawingError } from "@/server/adapters/storage/drawn-on-request";
import { isMediaName, type StoredMedia } from "@/server/adapters/storage/storage";

/** The path prefix of uploaded and drawn pictures. */
export const MEDIA_PREFIX = "/media/";
/** The placeholder picture. */
export const NO_IMAGE = "/images/no-image.svg";

/** A name always refers to the same file, so responses may be cached forever. */
const FOREVER = "public, max-age=31536000, immutable";
const SOON_AGAIN = "public, max-age=60";

/** Returns the file of that name, or null when there is none or the name is malformed. */
async function findMedia(name: string): Promise<StoredMedia | null> {
  return isMediaName(name) ? getStorage().get(name) : null;
}

/** Returns the full picture in place of a size that hasn't been drawn yet. */
async function findStandIn(name: string): Promise<StoredMedia | null> {
  const behind = pictureBehind(name);
  return behind === null ? null : findMedia(behind);
}

/** Serves GET /media/{name} to pages and the image optimiser. */
export async function serveMedia(pathname: string): Promise<Response> {
  try {
    return await servePicture(pathname.slice(MEDIA_PREFIX.length));
  } catch (error) {
    if (!(error instanceof StillDrawingError)) throw error;
    // Not cached, so the next page that shows it asks again.
    return new Response(null, { status: 302, headers: { location: NO_IMAGE, "cache-control": "no-store" } });
  }
}

async function servePicture(name: string): Promise<Response> {
  const media = await findMedia(name);
  if (media) return fileResponse(media, FOREVER);
  const standIn = await findStandIn(name);
  if (standIn) return fileResponse(standIn, SOON_AGAIN);
  return new Response("There is no such picture", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": SOON_AGAIN },
  });
}

/** GET /media/preview: the file, or a redirect to the placeholder. */
export async function previewMedia(filename: string): Promise<Response> {
  const media = (await findMedia(filename)) ?? (await findStandIn(filename));
  if (media) return fileResponse(media, SOON_AGAIN);
  return new Response(null, { status: 302, headers: { location: NO_IMAGE, "cache-control": SOON_AGAIN } });
}

/** An SVG opened on its own is a page of our origin, so its policy allows nothing but drawing. */
function fileResponse({ bytes, contentType }: StoredMedia, cacheControl: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": contentType,
      "content-length": String(bytes.byteLength),
      "cache-control": cacheControl,
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
    },
  });
}
