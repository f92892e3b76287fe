import { randomBytes } from "node:crypto";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { pictureRefused } from "@/contracts/pictures";
import { redraw } from "@/server/adapters/storage/kept-picture";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";

const SIDE = 1600;

/**
 * Stores an uploaded picture re-encoded as WebP, upright and without metadata, under an unguessable name, and returns
 * the name. Throws `bad_request` naming the field when it is not an accepted picture.
 */
export async function storePicture(field: string, bytes: Buffer, ownerId: string): Promise<string> {
  const picture = await redraw(bytes, SIDE);
  if ("problem" in picture) {
    const message = pictureRefused("The picture", picture.problem, picture.kind);
    throw new AppError("bad_request", message, [{ field, message }]);
  }
  const name = `customer/${ownerId}/${randomBytes(16).toString("hex")}.webp`;
  await getStorage().put(name, picture.bytes, "image/webp");
  return name;
}

/** Deletes pictures that are no longer used. A failure to delete must not fail the caller. */
export async function discardPictures(names: readonly string[]): Promise<void> {
  for (const name of names) {
    await getStorage()
      .remove(name)
      .catch((error: unknown) => log.warn({ err: error, name }, "a picture stays behind"));
  }
}
