import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";

/**
 * For processes that work for the server: when both are busy, the API has priority. Threads created later inherit it.
 */
export function yieldToServer(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  setPriority(PRIORITY_BELOW_NORMAL);
  if (process.platform !== "linux") return;
  // Linux has a priority for each thread.
  for (const thread of readdirSync("/proc/self/task")) {
    try {
      setPriority(Number(thread), PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended in the meantime.
    }
  }
}
