import { randomBytes } from "node:crypto";
import { AppError } from "@/server/http/errors";
import { getStorage } from "@/server/adapters/storage/current-storage";

const FORMATS = ["jpeg", "png", "gif", "webp"];
/** A small file may unfold to an enormous picture. */
const MAX_PIXELS = 50_000_000;
const SIDE = 1200;
const SECONDS = 10;

/**
 * Keeps an uploaded picture as a WebP of our own making, upright, without its metadata (where it was taken, for one),
 * and answers its media name. What the upload says of itself does not count. Throws `bad_request` naming the field.
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
  if (!startsLikePicture(bytes)) return null;
  const { default: sharp } = await import("sharp");
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).timeout({
      seconds: SECONDS,
    });
    const { format } = await picture.metadata();
    if (!format || !FORMATS.includes(format)) return null;
    return await picture
      .rotate()
      .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** Other formats do not even reach the decoder: SVG, PDF and the like have more to go wrong. */
function startsLikePicture(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  return (
    text(0, 3) === "\xff\xd8\xff" ||
    text(0, 8) === "\x89PNG\r\n\x1a\n" ||
    text(0, 4) === "GIF8" ||
    (text(0, 4) === "RIFF" && text(8, 12) === "WEBP")
  );
}
