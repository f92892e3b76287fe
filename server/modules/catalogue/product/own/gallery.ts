import { randomBytes } from "node:crypto";
import { PRODUCT_LIMITS, PRODUCT_MESSAGES, sortingName } from "@/contracts/catalogue/product/own-product";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { pictureRefused } from "@/contracts/pictures";
import { type NotRedrawn, redraw, type Redrawn } from "@/server/adapters/storage/kept-picture";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import type { Upload } from "@/server/http/request/form";

export const PRODUCT_PICTURE_SIDE = 2_000;

/** Stores a product picture and returns its media name, or the reason why it is rejected. */
async function storePicture(vendorId: string, bytes: Buffer): Promise<string | NotRedrawn> {
  const picture = await redraw(bytes, PRODUCT_PICTURE_SIDE);
  return "problem" in picture ? picture : keepRedrawn(vendorId, picture);
}

/** Stores an already redrawn product picture and returns its media name. */
export async function keepRedrawn(vendorId: string, picture: Redrawn): Promise<string> {
  const name = `product/${vendorId}/${randomBytes(16).toString("hex")}.webp`;
  await getStorage().put(name, picture.bytes, "image/webp");
  return name;
}

/** Deletes pictures that no product uses, left over from a failed save. */
export async function discardPictures(names: readonly string[]): Promise<void> {
  for (const name of names) {
    await getStorage()
      .remove(name)
      .catch((error: unknown) => log.warn({ err: error, name }, "a picture stays behind"));
  }
}

/**
 * Stores the uploads one by one, because decoding takes memory. Throws `bad_request` naming every file that isn't a
 * picture, and then stores none.
 */
export async function storeUploads(vendorId: string, uploads: readonly Upload[]): Promise<StoredUpload[]> {
  const stored: StoredUpload[] = [];
  const refused: string[] = [];
  try {
    for (const { name, bytes } of uploads) {
      const media = await storePicture(vendorId, bytes);
      if (typeof media === "string") stored.push({ sortedAs: sortingName(name), media });
      else refused.push(pictureRefused(`“${name.slice(0, 80)}”`, media.problem, media.kind));
    }
    if (refused.length > 0) throw refusal(refused.join(". "));
    return stored;
  } catch (error) {
    await discardPictures(stored.map(({ media }) => media));
    throw error;
  }
}

export type StoredUpload = { sortedAs: string; media: string };

/**
 * Returns the gallery in the order of `sorting`: names of existing pictures to keep, and sorting names of new ones.
 * Unlisted new pictures are appended; unlisted existing ones are dropped. Without `sorting`, new pictures follow the
 * existing ones. Throws `bad_request` when there is no picture, or too many.
 */
export function arrangeGallery(
  kept: readonly string[],
  fresh: readonly StoredUpload[],
  sorting: readonly string[] | undefined,
): string[] {
  const waiting = [...fresh];
  const arranged: string[] = [];
  for (const name of sorting ?? kept) {
    if (kept.includes(name)) {
      if (!arranged.includes(name)) arranged.push(name);
      continue;
    }
    const at = waiting.findIndex(({ sortedAs }) => sortedAs === sortingName(name));
    if (at >= 0) arranged.push(...waiting.splice(at, 1).map(({ media }) => media));
  }
  arranged.push(...waiting.map(({ media }) => media));
  if (arranged.length === 0) throw refusal(PRODUCT_MESSAGES.image);
  if (arranged.length > PRODUCT_LIMITS.pictures) {
    throw refusal(`A product has at most ${PRODUCT_LIMITS.pictures} pictures`);
  }
  return arranged;
}

function refusal(message: string): AppError {
  return new AppError("bad_request", message, [{ field: "productGallery", message }]);
}
