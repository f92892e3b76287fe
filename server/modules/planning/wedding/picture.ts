import { randomBytes } from "node:crypto";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { AppError } from "@/server/core/errors";
import { type FileKind, fileKind } from "@/server/core/file-kind";
import { log } from "@/server/core/log";

const PICTURES: readonly FileKind[] = ["jpg", "png", "gif", "webp"];
/** A small file may decode to an enormous picture. */
const MAX_PIXELS = 50_000_000;
const SIDE = 1600;
const SECONDS = 10;

/**
 * Stores an uploaded picture as a WebP of our own encoding, upright and without metadata, under an unguessable name, and
 * returns that. Throws `bad_request` naming the field when it is no accepted picture.
 */
export async function storePicture(field: string, bytes: Buffer, ownerId: string): Promise<string> {
  const picture = await redraw(bytes);
  if (!picture) {
    const message = "Choose a JPEG, PNG, GIF or WebP picture";
    throw new AppError("bad_request", message, [{ field, message }]);
  }
  const name = `customer/${ownerId}/${randomBytes(16).toString("hex")}.webp`;
  await getStorage().put(name, picture, "image/webp");
  return name;
}

async function redraw(bytes: Buffer): Promise<Buffer | null> {
  // Other formats never reach the decoder, because SVG, PDF and the like are riskier to decode.
  const kind = await fileKind(bytes);
  if (!kind || !PICTURES.includes(kind)) return null;
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** Deletes pictures that are no longer in use. A failure to delete must not fail the caller. */
export async function discardPictures(names: readonly string[]): Promise<void> {
  for (const name of names) {
    await getStorage()
      .remove(name)
      .catch((error: unknown) => log.warn({ err: error, name }, "a picture stays behind"));
  }
}
