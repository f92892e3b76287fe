import { type FileKind, fileKind } from "@/server/core/file-kind";

const PICTURES: readonly FileKind[] = ["jpg", "png", "gif", "webp"];
/** A small file may decode to an enormous picture. */
const MAX_PIXELS = 50_000_000;
const SECONDS = 10;
const OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const;

export type Redrawn = { bytes: Buffer; width: number; height: number };

/** `redraw` (kept-picture.ts) in the process that reads files. */
export const pictureReader = (bytes: Buffer, { side }: { side: number }) => redrawHere(bytes, side);

/** Only for that process: a damaged picture may end it. */
export async function redrawHere(bytes: Buffer, side: number): Promise<Redrawn | null> {
  // Other formats never reach the decoder, because SVG, PDF and the like are riskier to decode.
  const kind = await fileKind(bytes);
  if (!kind || !PICTURES.includes(kind)) return null;
  const { default: sharp } = await import("sharp");
  try {
    const { data, info } = await sharp(bytes, OPTIONS)
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

/**
 * Returns a picture in its own format and size, drawn anew: upright, in sRGB, and with nothing but its pixels. Null when it
 * can't be opened.
 */
export async function cleanPicture(bytes: Buffer, kind: "jpg" | "png" | "gif"): Promise<Buffer | null> {
  const { default: sharp } = await import("sharp");
  try {
    if (kind === "gif")
      return await sharp(bytes, { ...OPTIONS, animated: true })
        .timeout({ seconds: SECONDS })
        .gif()
        .toBuffer();
    const upright = sharp(bytes, OPTIONS).timeout({ seconds: SECONDS }).rotate();
    return await (kind === "jpg" ? upright.jpeg({ quality: 90 }) : upright.png()).toBuffer();
  } catch {
    return null;
  }
}
