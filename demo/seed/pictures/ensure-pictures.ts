import type { MediaStorage } from "@/server/adapters/storage/storage";
import { ensureArtwork } from "@/demo/artwork/ensure";
import { type DemoPicture, listPictures, listTiles } from "./picture-list";

const PROGRESS_EVERY = 200;

type Report = (line: string) => void;

/** Draws missing pictures of the demo data in all their sizes. Returns how many were drawn. */
export function ensurePictures(storage: MediaStorage, onProgress: Report): Promise<number> {
  return ensure(storage, listPictures(), onProgress);
}

/** Draws the missing pictures of product types, which any installation may use. Returns how many were drawn. */
export function ensureTiles(storage: MediaStorage, onProgress: Report): Promise<number> {
  return ensure(storage, listTiles(), onProgress);
}

async function ensure(
  storage: MediaStorage,
  pictures: readonly DemoPicture[],
  onProgress: Report,
): Promise<number> {
  const { drawn } = await ensureArtwork(storage, pictures, {
    onProgress: (progress) => {
      if (progress.drawn > 0 && progress.done % PROGRESS_EVERY === 0) {
        onProgress(`pictures: ${progress.done} of ${progress.total}`);
      }
    },
  });
  if (drawn > 0) onProgress(`pictures: ${drawn} drawn`);
  return drawn;
}
