import { IMPORT_LIMITS } from "@/contracts/catalogue/product/product-import";
import { pictureRefused } from "@/contracts/pictures";
import { AppError } from "@/server/core/errors";
import { askFileReader } from "@/server/core/file-reader/ask";
import { ReadingLimitError } from "@/server/core/file-reader/process";
import { discardPictures, keepRedrawn, PRODUCT_PICTURE_SIDE as side } from "../own/gallery";
import type { pictureNamesReader, picturesReader } from "./zip-reader";

const askNames = askFileReader<typeof pictureNamesReader>("picture-names");
const askPictures = askFileReader<typeof picturesReader>("pictures", 20_000);

/**
 * Returns the keys of the pictures in a zip, and the names of its other files. Throws `bad_request` when it isn't a zip
 * or is too large.
 */
export async function zipContents(
  zip: Buffer | undefined,
): Promise<{ pictures: Set<string>; others: string[] }> {
  const { pictures, others } = zip ? await askNames(zip, null).catch(refuse) : { pictures: [], others: [] };
  return { pictures: new Set(pictures), others };
}

/** Stores the requested pictures one by one and returns their media names by file name. */
export async function storePictures(
  zip: Buffer | undefined,
  wanted: ReadonlySet<string>,
  vendorId: string,
): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  if (!zip || wanted.size === 0) return stored;
  if (wanted.size > IMPORT_LIMITS.pictures) {
    throw refusal("bad_request", `One import takes at most ${IMPORT_LIMITS.pictures} pictures`);
  }
  try {
    await askPictures(zip, { wanted: [...wanted], side }, async ({ name, picture }) => {
      if ("problem" in picture) {
        throw refusal(
          "bad_request",
          pictureRefused(`“${name}” in your zip file`, picture.problem, picture.kind),
        );
      }
      stored.set(name, await keepRedrawn(vendorId, picture));
    });
  } catch (error) {
    await discardPictures([...stored.values()]);
    return refuse(error);
  }
  return stored;
}

function refuse(thrown: unknown): never {
  if (thrown instanceof ReadingLimitError) {
    throw refusal("too_large", "A picture in this zip file is too large or too complex to read");
  }
  if (thrown instanceof AppError && thrown.code !== "unavailable") throw refusal(thrown.code, thrown.message);
  throw thrown;
}

const refusal = (code: AppError["code"], message: string) =>
  new AppError(code, message, [{ field: "pictures", message }]);
