import { IMPORT_LIMITS } from "@/contracts/catalogue/product/product-import";
import { AppError } from "@/server/core/errors";
import { eachZipEntry, zipNames } from "@/server/core/sheet";
import { storePicture } from "../own/gallery";

const LIMITS = { maxBytes: IMPORT_LIMITS.pictureBytes, maxEntries: 2_000 };

/** The last part of a path, because people zip folders. */
const baseName = (path: string) => path.slice(path.lastIndexOf("/") + 1).toLowerCase();
const isPicture = (path: string) => /\.(jpe?g|png|gif|webp)$/i.test(path) && !path.startsWith("__MACOSX/");

/** Returns the names of the pictures in a zip, in lower case. Throws `bad_request` when it is none, or too large. */
export async function pictureNames(zip: Buffer | undefined): Promise<Set<string>> {
  if (!zip) return new Set();
  return new Set((await zipNames(zip, { ...LIMITS, wants: isPicture })).map(baseName));
}

/** Stores the wanted pictures one after another and returns their media names by file name. */
export async function storePictures(
  zip: Buffer | undefined,
  wanted: ReadonlySet<string>,
  vendorId: string,
): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  if (!zip || wanted.size === 0) return stored;
  if (wanted.size > IMPORT_LIMITS.pictures) {
    throw new AppError("bad_request", `One import takes at most ${IMPORT_LIMITS.pictures} pictures`);
  }
  const wants = (path: string) => isPicture(path) && wanted.has(baseName(path));
  await eachZipEntry(zip, { ...LIMITS, wants }, async (path, bytes) => {
    const name = baseName(path);
    if (stored.has(name)) return;
    const media = await storePicture(vendorId, bytes);
    if (!media)
      throw new AppError("bad_request", `“${name}” in your zip file is not a picture that we can read`);
    stored.set(name, media);
  });
  return stored;
}
