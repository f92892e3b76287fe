import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { type Busy, FeedError } from "./parse";

export type Question = { text: string; from: Date; to: Date };
export type Answer = { busy: Busy[] } | { refused: string };

/** Some hundred times what an ordinary calendar takes. */
const MAX_MS = 10_000;
const MAX_HEAP_MB = 192;

/** Beside the server's bundle. */
const BUILT = beside("calendar-reader.mjs");
/** In development and tests; threads do not inherit tsx. */
const FROM_SOURCE = `import("tsx/esm/api").then(({ register }) => {
  register();
  return import(${JSON.stringify(pathToFileURL(beside("calendar-reader.ts")).href)});
})`;

/** As a path: the bundler of pages, which import the API, would look for `new URL()` among its own modules. */
function beside(file: string): string {
  return path.join(path.dirname(fileURLToPath(import.meta.url)), file);
}

/**
 * `readBusy` in a thread that is ended when it takes too long. A feed comes from anybody, and one rule that never matches
 * keeps the library looking for ever; a large calendar takes a second, in which the server could answer nobody. Throws
 * `FeedError`, also for a feed that needs too much time or memory.
 */
export async function readBusyAside(question: Question, maxMs = MAX_MS): Promise<Busy[]> {
  const isBuilt = existsSync(BUILT);
  const thread = new Worker(isBuilt ? BUILT : FROM_SOURCE, {
    eval: !isBuilt,
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  let late: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      const tooMuch = () => new FeedError("The calendar takes too long to be read");
      late = setTimeout(() => reject(tooMuch()), maxMs);
      thread.once("message", resolve);
      thread.once("exit", () => reject(tooMuch()));
      thread.once("error", (error: NodeJS.ErrnoException) =>
        reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooMuch() : error),
      );
    });
    if ("refused" in answer) throw new FeedError(answer.refused);
    return answer.busy;
  } finally {
    clearTimeout(late);
    await thread.terminate();
  }
}
