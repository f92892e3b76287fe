import { type BusyReading, FeedError, readBusy } from "./parse";

export type Answer = { reading: BusyReading } | { refused: string };

/** Reads a feed, in the process that reads files (`read-aside.ts`). */
export function calendarReader(bytes: Buffer, { from, to }: { from: Date; to: Date }): Answer {
  try {
    return { reading: readBusy(bytes.toString("utf8"), from, to) };
  } catch (error) {
    if (error instanceof FeedError) return { refused: error.message };
    throw error;
  }
}
