import type { MediaStorage } from "@/server/adapters/storage/storage";
import { ensureArtwork } from "@/demo/artwork/ensure";
import { listPictures } from "./picture-list";

const PROGRESS_EVERY = 200;

/** Draws missing pictures of the demo data in all their sizes. Returns their number. */
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
