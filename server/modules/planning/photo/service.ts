import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { GuestPhotos } from "@/contracts/planning/photo";
import type { PhotosBody } from "@/contracts/planning/photo.schema";
import { getStorage } from "@/server/adapters/storage/current-storage";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { PRIVATE_HEADERS } from "@/server/http/private-headers";
import { designOf } from "@/server/modules/planning/invitation/public";
import {
  discardPictures,
  notifyPlanning,
  planOf,
  requireWedding,
} from "@/server/modules/planning/wedding/public";
import * as repo from "./repo";

/** Returns the photos that guests added, the latest first. */
export async function listPhotos(actor: CustomerActor): Promise<GuestPhotos> {
  const { weddingId } = await requireWedding(actor, "plan");
  return photosOf(weddingId);
}

async function photosOf(weddingId: string): Promise<GuestPhotos> {
  const db = await getDb();
  const [rows, { guestPhotos }] = await Promise.all([
    repo.findPhotos(db, weddingId),
    designOf(db, weddingId),
  ]);
  return {
    on: guestPhotos,
    docs: rows.map(({ photo: { id, name, state, createdAt }, household }) => ({
      id,
      _id: id,
      name,
      state,
      household,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Shows photos to all guests, or hides them again. Throws `not_found` when none of them is the wedding's. */
export async function showPhotos(
  actor: CustomerActor,
  { ids, shown }: PhotosBody,
  now = new Date(),
): Promise<GuestPhotos> {
  const { weddingId } = await planOf(actor);
  await inTransaction(async (tx) => {
    if ((await repo.setState(tx, weddingId, ids, shown ? "shown" : "waiting", now)) === 0) throw gone();
    await notifyPlanning(tx, weddingId, "photos");
  });
  return photosOf(weddingId);
}

/** Permanently deletes a photo. Throws `not_found`. */
export async function removePhoto(actor: CustomerActor, id: string): Promise<GuestPhotos> {
  const { weddingId } = await planOf(actor);
  const name = await inTransaction(async (tx) => {
    const deleted = await repo.deletePhoto(tx, id, { weddingId });
    if (!deleted) throw gone();
    await notifyPlanning(tx, weddingId, "photos");
    return deleted;
  });
  await discardPictures([name]);
  return photosOf(weddingId);
}

/** Returns all photos as a zip, read one by one while it is sent. Throws `conflict` when there are none. */
export async function zipPhotos(actor: CustomerActor): Promise<Response> {
  const { weddingId } = await planOf(actor);
  const rows = await repo.findPhotos(await getDb(), weddingId);
  if (rows.length === 0) throw new AppError("conflict", "There are no photos yet");
  const zip = new ZipFile();
  for (const [at, { photo, household }] of rows.toReversed().entries()) {
    const file = `${String(at + 1).padStart(3, "0")} ${fileName(household)}.webp`;
    // WebP files are already compressed.
    zip.addReadStreamLazy(file, { compress: false, mtime: photo.createdAt }, (give) => {
      getStorage()
        .get(photo.name)
        .then(
          (media) => give(null, Readable.from([media?.bytes ?? Buffer.alloc(0)])),
          (error: unknown) => give(error as Error, Readable.from([])),
        );
    });
  }
  zip.end();
  // Without listeners, a photo that can't be read would end the process. The download breaks off instead.
  const output = zip.outputStream as Readable;
  output.on("error", (error: Error) => log.error({ err: error }, "a download of photos broke off"));
  zip.on("error", (error: Error) => output.destroy(error));
  const body = Readable.toWeb(Readable.from(output)) as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: {
      ...PRIVATE_HEADERS,
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="wedding-photos.zip"',
    },
  });
}

/** Returns the household's name without characters that file systems refuse. */
const fileName = (household: string) =>
  household
    .replace(/[^\p{L}\p{M}\p{N} &'-]/gu, "")
    .slice(0, 60)
    .trim() || "Guests";

const gone = () => new AppError("not_found", "This photo is gone");
