import path from "node:path";
import { readEnv } from "@/lib/env";
import { createLocalStorage } from "./local-storage";
import type { MediaStorage } from "./storage";

const byRoot = new Map<string, MediaStorage>();

/** Where this process keeps its media: the folder `media` of DATA_DIR. */
export function getStorage(): MediaStorage {
  const root = path.join(/* turbopackIgnore: true */ readEnv().dataDir, "media");
  const known = byRoot.get(root);
  if (known) return known;
  const storage = createLocalStorage(root);
  byRoot.set(root, storage);
  return storage;
}
