import { randomBytes } from "node:crypto";
import { AppError } from "@/server/core/errors";
import { askFileReader } from "@/server/core/file-reader/ask";
import { ReadingLimitError } from "@/server/core/file-reader/process";
import { log } from "@/server/core/log";
import { getStorage } from "./current-storage";
import type { pictureReader, Redrawn } from "./picture-reader";

export type { Redrawn } from "./picture-reader";

const ask = askFileReader<typeof pictureReader>("picture", 20_000);

/**
 * Returns a picture as a WebP of our own encoding, drawn apart from the server, upright, at most `side` wide and high,
 * and without metadata (which may tell where it was taken); null when it is no JPEG, PNG, GIF or WebP, does not decode, or
 * takes too long or too much memory.
 */
export async function redraw(bytes: Buffer, side: number): Promise<Redrawn | null> {
  try {
    return await ask(bytes, { side });
  } catch (error) {
    if (error instanceof ReadingLimitError) return null;
    throw error;
  }
}

/** Says that a picture isn't accepted. `what` is its file's name or its place on the page. */
export const pictureRefused = (what: string) => `${what} must be a JPEG, PNG, GIF or WebP picture`;

/**
 * Stores an uploaded picture, redrawn, in a folder of the media storage and returns its name. Throws `bad_request`
 * with `refusal`, naming the field, when it is no accepted picture.
 */
export async function keepPicture(
  field: string,
  bytes: Buffer,
  { folder, side, refusal }: { folder: string; side: number; refusal: string },
): Promise<string> {
  const picture = await redraw(bytes, side);
  if (!picture) throw new AppError("bad_request", refusal, [{ field, message: refusal }]);
  const name = `${folder}/${randomBytes(16).toString("hex")}.webp`;
  await getStorage().put(name, picture.bytes, "image/webp");
  return name;
}

/**
 * Deletes pictures of that folder that are no longer in use, and leaves others alone, such as the shared ones of the seed.
 * A failure to delete must not fail the update.
 */
export async function discardPictures(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((each) => each.startsWith(`${folder}/`))) {
    await getStorage()
      .remove(name)
      .catch((error: unknown) => log.warn({ err: error, name }, "a picture stays behind"));
  }
}
