import type { Locator } from "@playwright/test";
import jsqr from "jsqr";
import sharp from "sharp";

/** Reads a QR code off the screen, as a camera would. Returns null when it can't be read. */
export async function readCode(picture: Locator): Promise<string | null> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
