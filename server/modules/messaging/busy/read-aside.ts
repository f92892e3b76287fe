import { askFileReader } from "@/server/core/file-reader/ask";
import { ReadingLimitError } from "@/server/core/file-reader/process";
import type { calendarReader } from "./readers";
import { type BusyReading, FeedError } from "./parse";

export type Question = { bytes: Buffer; from: Date; to: Date };

/** About a hundred times what an ordinary calendar takes. */
const MAX_MS = 10_000;

/**
 * `readBusy` in a separate process that is terminated when it takes too long. Feeds come from anybody: a rule that
 * never matches keeps the library looping forever, and a large calendar would block the server for a second. Throws
 * `FeedError`, also for a feed that needs too much time or memory.
 */
export async function readBusyAside({ bytes, from, to }: Question, maxMs = MAX_MS): Promise<BusyReading> {
  const ask = askFileReader<typeof calendarReader>("calendar", maxMs);
  try {
    const answer = await ask(bytes, { from, to });
    if ("refused" in answer) throw new FeedError(answer.refused);
    return answer.reading;
  } catch (error) {
    if (error instanceof ReadingLimitError) throw new FeedError("The calendar takes too long to be read");
    throw error;
  }
}
