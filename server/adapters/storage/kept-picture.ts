import { randomBytes } from "node:crypto";
import { AppError } from "@/server/core/errors";
import { type FileKind, fileKind } from "@/server/core/file-kind";
import { log } from "@/server/core/log";
import { getStorage } from "./current-storage";

const PICTURES: readonly FileKind[] = ["jpg", "png", "gif", "webp"];
/** A small file may decode to an enormous picture. */
const MAX_PIXELS = 50_000_000;
const SECONDS = 10;

export type Redrawn = { bytes: Buffer; width: number; height: number };

/**
 * Returns a picture as a WebP of our own encoding, upright, at most `side` wide and high, and without metadata (which
 * may tell where it was taken); null when it is no JPEG, PNG, GIF or WebP or does not decode.
 */
export async function redraw(bytes: Buffer, side: number): Promise<Redrawn | null> {
  // Other formats never reach the decoder, because SVG, PDF and the like are riskier to decode.
  const kind = await fileKind(bytes);
  if (!kind || !PICTURES.includes(kind)) return null;
  const { default: sharp } = await import("sharp");
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** Says that a picture isn't accepted. `what` is its file's name or its place on the page. */
export const pictureRefused = (what: string) => `${what} must be a JPEG, PNG, GIF or WebP picture`;

/**
 * Stores an uploaded picture, redrawn, in a folder of the media storage and returns its name. Throws `bad_request`
 * with `refusal`, naming the field, when it is no accepted picture.
 */
export async function keepPicture(
  field: string,
  bytes: Buffer,
  { folder, side, refusal }: { folder: string; side: number; refusal: string },
): Promise<string> {
  const picture = await redraw(bytes, side);
  if (!picture) throw new AppError("bad_request", refusal, [{ field, message: refusal }]);
  const name = `${folder}/${randomBytes(16).toString("hex")}.webp`;
  await getStorage().put(name, picture.bytes, "image/webp");
  return name;
}

/**
 * Deletes pictures of that folder that are no longer in use, and leaves others alone, such as the shared ones of the seed.
 * A failure to delete must not fail the update.
 */
export async function discardPictures(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((each) => each.startsWith(`${folder}/`))) {
    await getStorage()
      .remove(name)
      .catch((error: unknown) => log.warn({ err: error, name }, "a picture stays behind"));
  }
}
