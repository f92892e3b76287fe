import { pictureBehind } from "@/contracts/picture-sizes";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { isMediaName, type StoredMedia } from "@/server/adapters/storage/storage";

export const MEDIA_PREFIX = "/media/";
/** Shown where there is no picture. */
export const NO_IMAGE = "/images/no-image.svg";

/** A name is given to one file only, so that what was fetched once need never be asked for again. */
const FOREVER = "public, max-age=31536000, immutable";
const SOON_AGAIN = "public, max-age=60";

/** Answers the file kept under `name`, or null when there is none or the name is none. */
async function findMedia(name: string): Promise<StoredMedia | null> {
  return isMediaName(name) ? getStorage().get(name) : null;
}

/** A size of a drawn picture that is not drawn yet: the picture itself stands in for it. */
async function findStandIn(name: string): Promise<StoredMedia | null> {
  const behind = pictureBehind(name);
  return behind === null ? null : findMedia(behind);
}

/** GET /media/{name}: the file as pages and the image optimiser fetch it. */
export async function serveMedia(pathname: string): Promise<Response> {
  const name = pathname.slice(MEDIA_PREFIX.length);
  const media = await findMedia(name);
  if (media) return fileResponse(media, FOREVER);
  const standIn = await findStandIn(name);
  if (standIn) return fileResponse(standIn, SOON_AGAIN);
  return new Response("There is no such picture", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": SOON_AGAIN },
  });
}

/** Spec customer §7, GET /media/preview: the file, or the way to the placeholder. */
export async function previewMedia(filename: string): Promise<Response> {
  const media = (await findMedia(filename)) ?? (await findStandIn(filename));
  if (media) return fileResponse(media, SOON_AGAIN);
  return new Response(null, { status: 302, headers: { location: NO_IMAGE, "cache-control": SOON_AGAIN } });
}

/** An SVG opened by itself is a page of our origin: it may draw, and nothing else. */
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
