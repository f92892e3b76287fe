import type { MediaStorage } from "@/server/adapters/storage/storage";
import { ensureArtwork } from "@/server/artwork/ensure";
import { listPictures } from "./picture-list";

const PROGRESS_EVERY = 200;

/** Draws the pictures of the demo data that `storage` does not have yet, in all their sizes; answers how many that were. */
export async function ensurePictures(
  storage: MediaStorage,
  onProgress: (line: string) => void,
): Promise<number> {
  const { drawn } = await ensureArtwork(storage, listPictures(), {
    onProgress: (progress) => {
      if (progress.drawn > 0 && progress.done % PROGRESS_EVERY === 0) {
        onProgress(`pictures: ${progress.done} of ${progress.total}`);
      }
    },
  });
  if (drawn > 0) onProgress(`pictures: ${drawn} drawn`);
  return drawn;
}
