import type { MediaStorage } from "../adapters/storage/storage";
import { renderArtwork } from "./artwork";
import type { ArtworkRequest } from "./artwork";
import { ARTWORK_CONTENT_TYPE, renderArtworkFile } from "./raster";
import type { ArtworkFormat } from "./raster";

/** A picture and the media name it is kept under. */
export interface ArtworkFile extends ArtworkRequest {
  name: string;
  format?: ArtworkFormat;
}

export interface EnsureOptions {
  /** How many pictures are drawn at once; 2 unless told. */
  concurrency?: number;
  onProgress?: (progress: EnsureProgress) => void;
}

export interface EnsureProgress {
  done: number;
  total: number;
  /** How many of them had to be drawn. */
  drawn: number;
}

/** Draws and stores the pictures that `storage` does not have yet. */
export async function ensureArtwork(
  storage: Pick<MediaStorage, "exists" | "put">,
  files: readonly ArtworkFile[],
  { concurrency = 2, onProgress }: EnsureOptions = {},
): Promise<EnsureProgress> {
  const progress: EnsureProgress = { done: 0, total: files.length, drawn: 0 };
  const queue = files.values();

  async function work(): Promise<void> {
    for (const file of queue) {
      if (!(await storage.exists(file.name))) {
        const format = file.format ?? "webp";
        const bytes = await renderArtworkFile(renderArtwork(file), { format });
        await storage.put(file.name, bytes, ARTWORK_CONTENT_TYPE[format]);
        progress.drawn += 1;
      }
      progress.done += 1;
      onProgress?.({ ...progress });
    }
  }

  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, work));
  return progress;
}
