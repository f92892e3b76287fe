import { randomBytes } from "node:crypto";
import { pictureRefused } from "@/contracts/pictures";
import { AppError } from "@/server/core/errors";
import { askFileReader } from "@/server/core/file-reader/ask";
import { ReadingLimitError } from "@/server/core/file-reader/process";
import { log } from "@/server/core/log/log";
import { getStorage } from "./current-storage";
import type { NotRedrawn, pictureReader, Redrawn } from "./picture-reader";

export type { NotRedrawn, Redrawn } from "./picture-reader";

const ask = askFileReader<typeof pictureReader>("picture", 30_000);

/**
 * Returns a picture re-encoded as WebP in a separate process, upright, at most `side` wide and high, and without
 * metadata (which may contain a location), or the reason why it is rejected.
 */
export async function redraw(bytes: Buffer, side: number): Promise<Redrawn | NotRedrawn> {
  try {
    return await ask(bytes, { side });
  } catch (error) {
    if (error instanceof ReadingLimitError) return { problem: "complex" };
    throw error;
  }
}

/**
 * Stores an uploaded picture, redrawn, in a folder of the media storage and returns its name. Throws `bad_request`
 * naming the field when it is not an accepted picture; `what` is its name or its place on the page.
 */
export async function keepPicture(
  field: string,
  bytes: Buffer,
  { folder, side, what }: { folder: string; side: number; what: string },
): Promise<string> {
  const picture = await redraw(bytes, side);
  if ("problem" in picture) {
    const message = pictureRefused(what, picture.problem, picture.kind);
    throw new AppError("bad_request", message, [{ field, message }]);
  }
  const name = `${folder}/${randomBytes(16).toString("hex")}.webp`;
  await getStorage().put(name, picture.bytes, "image/webp");
  return name;
}

/**
 * Deletes pictures in that folder that are no longer used, but not others, such as the seed's shared ones. A failure to
 * delete must not fail the update.
 */
export async function discardPictures(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((each) => each.startsWith(`${folder}/`))) {
    await getStorage()
      .remove(name)
      .catch((error: unknown) => log.warn({ err: error, name }, "a picture stays behind"));
  }
}
