import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const MEMORY = "/dev/shm";
/** A database takes 15 MB, and a dozen exist at once beside the server's own files. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * Returns the folder for the test server's data: in memory if there is room, else the temporary folder. A database
 * consists of a thousand files, created and deleted for each test file, which takes a disk's file system up to a
 * second.
 */
export function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
