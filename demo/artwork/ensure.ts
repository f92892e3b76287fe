import { type MediaStorage, mediaContentType } from "@/server/adapters/storage/storage";
import { renderArtwork } from "./artwork";
import type { ArtworkRequest } from "./artwork";
import { type Raster, rasterise } from "./drawing/raster";

/** A file to store a picture in, as WebP, AVIF or JPEG according to its name. */
export interface ArtworkFile {
  name: string;
  width: number;
  height: number;
}

/** A picture and its files, none more than twice its own size. */
export interface ArtworkPicture extends ArtworkRequest {
  files: readonly ArtworkFile[];
}

export interface EnsureOptions {
  /** The number of pictures drawn in parallel; 3 by default, so that two cores never wait for the disk. */
  concurrency?: number;
  onProgress?: (progress: EnsureProgress) => void;
}

/** Counted in pictures. */
export interface EnsureProgress {
  done: number;
  total: number;
  /** The number of pictures that had to be drawn. */
  drawn: number;
}

const FORMATS: Readonly<Record<string, "jpeg" | "avif">> = { "image/jpeg": "jpeg", "image/avif": "avif" };

type Storage = Pick<MediaStorage, "exists" | "put">;

/**
 * Stores the files that `storage` does not have yet, drawing each picture once for all of its files. An existing file
 * is never rewritten, because its name identifies its bytes.
 */
export async function ensureArtwork(
  storage: Storage,
  pictures: readonly ArtworkPicture[],
  { concurrency = 3, onProgress }: EnsureOptions = {},
): Promise<EnsureProgress> {
  const progress: EnsureProgress = { done: 0, total: pictures.length, drawn: 0 };
  const queue = pictures.values();

  async function work(): Promise<void> {
    for (const picture of queue) {
      const missing = await missingFiles(storage, picture.files);
      if (missing.length > 0) {
        await draw(storage, picture, missing);
        progress.drawn += 1;
      }
      progress.done += 1;
      onProgress?.({ ...progress });
    }
  }

  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, work));
  return progress;
}

async function missingFiles(storage: Storage, files: readonly ArtworkFile[]): Promise<ArtworkFile[]> {
  const there = await Promise.all(files.map(({ name }) => storage.exists(name)));
  return files.filter((_, at) => !there[at]);
}

async function draw(storage: Storage, picture: ArtworkPicture, files: readonly ArtworkFile[]): Promise<void> {
  const svg = renderArtwork(picture);
  const rasters = new Map<number, Raster>();
  for (const { name, width, height } of files) {
    const scale = width > picture.width || height > picture.height ? 2 : 1;
    const raster = rasters.get(scale) ?? (await rasterise(svg, scale));
    rasters.set(scale, raster);
    const contentType = mediaContentType(name);
    const format = FORMATS[contentType] ?? "webp";
    await storage.put(name, await raster.toFile({ width, height, format }), contentType);
  }
}
