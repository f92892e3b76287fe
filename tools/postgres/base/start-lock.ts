import { EmbeddedPostgresError, errorCode, unusable } from "./errors";
import type { Site } from "./site";

const LOCK = {
  realpath: false,
  stale: 5_000,
  update: 1_000,
  // Retries for two minutes, which covers a slow disk or recovery after a crash.
  retries: { retries: 2_000, factor: 1, minTimeout: 50, maxTimeout: 60 },
};

/** Lets only one process at a time start or stop the server of a folder. */
export async function withStartLock<T>(site: Site, work: () => Promise<T>): Promise<T> {
  const release = await acquire(site);
  try {
    return await work();
  } finally {
    // The lock may have been lost while the machine slept, and belong to another process by now.
    await release().catch(() => undefined);
  }
}

async function acquire(site: Site): Promise<() => Promise<void>> {
  // Loaded on demand: it installs handlers for every signal of the process.
  const { default: lockfile } = await import("proper-lockfile");
  try {
    // If the lock is lost, PostgreSQL's own lock file still keeps a second server away from the data.
    return await lockfile.lock(site.dataDir, {
      ...LOCK,
      lockfilePath: site.lock,
      onCompromised: () => undefined,
    });
  } catch (error) {
    if (errorCode(error) === "ELOCKED") {
      throw new EmbeddedPostgresError(
        `Another process is starting PostgreSQL and does not finish (${site.lock}).`,
      );
    }
    throw unusable(`${site.lock} cannot be made: ${errorCode(error)}`, error);
  }
}
