import { isUtf8 } from "node:buffer";
import { type BusyReading, FeedError, readBusy } from "./parse";

export type Answer = { reading: BusyReading } | { refused: string };

/** Reads a feed, in the process that reads files (`read-aside.ts`). */
export function calendarReader(bytes: Buffer, { from, to }: { from: Date; to: Date }): Answer {
  try {
    return { reading: readBusy(textOf(bytes), from, to) };
  } catch (error) {
    if (error instanceof FeedError) return { refused: error.message };
    throw error;
  }
}

/** Calendars are in UTF-8, but some programs write UTF-16, with or without a byte order mark, or Windows-1252. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xfe || first === 0) return new TextDecoder("utf-16be").decode(bytes);
  if (first === 0xff || second === 0) return new TextDecoder("utf-16le").decode(bytes);
  return isUtf8(bytes) ? bytes.toString("utf8") : new TextDecoder("windows-1252").decode(bytes);
}
