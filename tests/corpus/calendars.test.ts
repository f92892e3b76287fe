import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import type { Busy } from "@/server/modules/messaging/busy/parse";
import { calendarReader } from "@/server/modules/messaging/busy/readers";

/**
 * The expected reading of each file for 2027: busy times in Singapore, and the number of events that couldn't be read
 * completely.
 */
type Reading = { busy: string[]; unread?: number; undated?: number };

const FOLDER = path.join(__dirname, "calendars");
const READINGS = JSON.parse(readFileSync(path.join(FOLDER, "readings.json"), "utf8")) as Record<
  string,
  Reading
>;

/** Formats as `2027-01-10 10:00–12:00`; whole days as `2027-01-10` or `2027-01-10–2027-01-12`. */
function written({ startsAt, endsAt, isAllDay }: Busy): string {
  const [from, to] = [todayInSingapore(startsAt), todayInSingapore(endsAt)];
  const last = addDays(to, -1);
  if (isAllDay) return from === last ? from : `${from}–${last}`;
  return `${from} ${clock(startsAt)}–${from === to ? "" : `${to} `}${clock(endsAt)}`;
}

const clock = (at: Date) =>
  at.toLocaleTimeString("en-GB", { timeZone: "Asia/Singapore", hour: "2-digit", minute: "2-digit" });

test("every file has an expected reading, and every reading a file", () => {
  const files = readdirSync(FOLDER).filter((name) => name !== "readings.json");
  expect(Object.keys(READINGS).toSorted()).toEqual(files.toSorted());
});

test.each(Object.entries(READINGS))("%s", (name, { busy, unread = 0, undated = 0 }) => {
  const bytes = readFileSync(path.join(FOLDER, name));
  const [from, to] = ["2027-01-01", "2028-01-01"].map((day) => instantInSingapore(day, "00:00")) as [
    Date,
    Date,
  ];
  const read = calendarReader(bytes, { from, to });
  if ("refused" in read) throw new Error(read.refused);
  expect({ ...read.reading, busy: read.reading.busy.map(written) }).toEqual({ busy, unread, undated });
});
