import path from "node:path";
import { readEnv } from "@/lib/env";
import { drawnOnRequest } from "./drawn-on-request";
import { createLocalStorage } from "./local-storage";
import type { MediaStorage } from "./storage";

const byRoot = new Map<string, MediaStorage>();

/** Returns this process's media storage: the folder `media` of DATA_DIR. In a demo, missing pictures are drawn. */
export function getStorage(): MediaStorage {
  const { dataDir, pictureDrawer } = readEnv();
  const root = path.join(/* turbopackIgnore: true */ dataDir, "media");
  const known = byRoot.get(root);
  if (known) return known;
  const local = createLocalStorage(root);
  const storage = pictureDrawer ? drawnOnRequest(local, pictureDrawer) : local;
  byRoot.set(root, storage);
  return storage;
}
