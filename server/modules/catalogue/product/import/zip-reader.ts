import { IMPORT_LIMITS, pictureKey } from "@/contracts/catalogue/product/product-import";
import { type NotRedrawn, redrawHere, type Redrawn } from "@/server/adapters/storage/picture-reader";
import { eachZipEntry, zipNames } from "@/server/core/sheet/unzip";

const LIMITS = { maxBytes: IMPORT_LIMITS.pictureBytes, maxEntries: 2_000 };

/** Only the file name, because people zip folders. */
const fileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const baseName = (path: string) => pictureKey(fileName(path));
const isPicture = (path: string) => /\.(jpe?g|png|gif|webp|avif|hei[cf])$/i.test(path) && !isOfMac(path);
/** Files that macOS adds beside each file, and that macOS and Windows add to each folder. */
const isOfMac = (path: string) =>
  path.startsWith("__MACOSX/") || /^(\.|thumbs\.db$|desktop\.ini$)/i.test(fileName(path));

/**
 * Returns the keys of the pictures in a zip and the names of its other files. Throws `bad_request` when it isn't a zip
 * or is too large.
 */
export async function pictureNamesReader(bytes: Buffer): Promise<{ pictures: string[]; others: string[] }> {
  const wants = (path: string) => fileName(path) !== "" && !isOfMac(path);
  // Sizes are checked later, for the requested files only.
  const names = await zipNames(bytes, { ...LIMITS, maxBytes: Infinity, wants });
  const pictures = names.filter(isPicture);
  if (pictures.length > 0) await zipNames(bytes, { ...LIMITS, wants: isPicture });
  return { pictures: pictures.map(baseName), others: names.filter((name) => !isPicture(name)).map(fileName) };
}

/** Yields the requested pictures of a zip, redrawn, or the reason why one can't be. */
export async function picturesReader(
  bytes: Buffer,
  { wanted, side }: { wanted: string[]; side: number },
  send: (part: { name: string; picture: Redrawn | NotRedrawn }) => Promise<void>,
): Promise<void> {
  const left = new Set(wanted);
  const wants = (path: string) => isPicture(path) && left.has(baseName(path));
  await eachZipEntry(bytes, { ...LIMITS, wants }, async (path, content) => {
    const name = baseName(path);
    if (left.delete(name)) await send({ name, picture: await redrawHere(content, side) });
  });
}
