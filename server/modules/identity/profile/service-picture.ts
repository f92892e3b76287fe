import { randomBytes } from "node:crypto";
import { AppError } from "@/server/core/errors";
import { type FileKind, fileKind } from "@/server/core/file-kind";
import { getStorage } from "@/server/adapters/storage/current-storage";

const PICTURES: readonly FileKind[] = ["jpg", "png", "gif", "webp"];
/** A small file may decode to an enormous picture. */
const MAX_PIXELS = 50_000_000;
const SIDE = 1200;
const SECONDS = 10;

/**
 * Stores an uploaded picture as a WebP of our own encoding, upright and without metadata (which may tell where it was
 * taken), and returns its media name. Throws `bad_request` naming the field when it is no accepted picture.
 */
export async function keepPicture(field: string, bytes: Buffer, ownerId: string): Promise<string> {
  const picture = await redraw(bytes);
  if (!picture) {
    const message = `${field} must be a JPEG, PNG, GIF or WebP picture`;
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
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).timeout({
      seconds: SECONDS,
    });
    return await picture
      .rotate()
      .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}
