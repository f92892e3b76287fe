import { askFileReader } from "@/server/core/file-reader/ask";
import { ReadingLimitError } from "@/server/core/file-reader/process";
import type { calendarReader } from "./readers";
import { type BusyReading, FeedError } from "./parse";

export type Question = { text: string; from: Date; to: Date };

/** Some hundred times what an ordinary calendar takes. */
const MAX_MS = 10_000;

/**
 * `readBusy` in a process that is ended when it takes too long. A feed comes from anybody, and one rule that never matches
 * keeps the library looking for ever; a large calendar takes a second, in which the server could answer nobody. Throws
 * `FeedError`, also for a feed that needs too much time or memory.
 */
export async function readBusyAside({ text, from, to }: Question, maxMs = MAX_MS): Promise<BusyReading> {
  const ask = askFileReader<typeof calendarReader>("calendar", maxMs);
  try {
    const answer = await ask(Buffer.from(text, "utf8"), { from, to });
    if ("refused" in answer) throw new FeedError(answer.refused);
    return answer.reading;
  } catch (error) {
    if (error instanceof ReadingLimitError) throw new FeedError("The calendar takes too long to be read");
    throw error;
  }
}
