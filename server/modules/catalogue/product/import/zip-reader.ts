import { IMPORT_LIMITS } from "@/contracts/catalogue/product/product-import";
import { redrawHere, type Redrawn } from "@/server/adapters/storage/picture-reader";
import { eachZipEntry, zipNames } from "@/server/core/sheet/unzip";

const LIMITS = { maxBytes: IMPORT_LIMITS.pictureBytes, maxEntries: 2_000 };

/** The last part of a path, because people zip folders. */
const baseName = (path: string) => path.slice(path.lastIndexOf("/") + 1).toLowerCase();
const isPicture = (path: string) => /\.(jpe?g|png|gif|webp)$/i.test(path) && !path.startsWith("__MACOSX/");

/** Returns the names of the pictures in a zip, in lower case. Throws `bad_request` when it is none, or too large. */
export async function pictureNamesReader(bytes: Buffer): Promise<string[]> {
  return (await zipNames(bytes, { ...LIMITS, wants: isPicture })).map(baseName);
}

/** Sends the wanted pictures of a zip, redrawn; null for one that cannot be. */
export async function picturesReader(
  bytes: Buffer,
  { wanted, side }: { wanted: string[]; side: number },
  send: (part: { name: string; picture: Redrawn | null }) => Promise<void>,
): Promise<void> {
  const left = new Set(wanted);
  const wants = (path: string) => isPicture(path) && left.has(baseName(path));
  await eachZipEntry(bytes, { ...LIMITS, wants }, async (path, content) => {
    const name = baseName(path);
    if (left.delete(name)) await send({ name, picture: await redrawHere(content, side) });
  });
}
