import path from "node:path";
import { readEnv } from "@/lib/env";
import { drawnOnRequest } from "./drawn-on-request";
import { createLocalStorage } from "./local-storage";
import { s3Folder } from "./s3";
import { createS3Storage } from "./s3-storage";
import type { MediaStorage } from "./storage";

const byPlace = new Map<string, MediaStorage>();

/**
 * Returns this process's media storage: the bucket if there is one, else the folder `media` of DATA_DIR. In a demo,
 * missing pictures are drawn.
 */
export function getStorage(): MediaStorage {
  const { dataDir, pictureDrawer } = readEnv();
  const bucket = s3Folder("media");
  const root = path.join(/* turbopackIgnore: true */ dataDir, "media");
  const place = bucket ? bucket.address("") : root;
  const known = byPlace.get(place);
  if (known) return known;
  const plain = bucket ? createS3Storage(bucket) : createLocalStorage(root);
  // The drawer writes to the folder.
  const storage = pictureDrawer && !bucket ? drawnOnRequest(plain, pictureDrawer) : plain;
  byPlace.set(place, storage);
  return storage;
}
