import ICAL from "ical.js";
import { findIana } from "windows-iana";
import { DAY_MS } from "@/lib/time";

/** A zone by its IANA name, with the offsets known to Node. */
class NamedZone extends ICAL.Timezone {
  readonly #format: Intl.DateTimeFormat;
  /** The offset of each UTC day that has only one, because a feed of thousands of events asks for the same days. */
  readonly #days = new Map<number, number | null>();

  constructor(tzid: string, name: string) {
    super({ tzid });
    this.#format = new Intl.DateTimeFormat("en-US", {
      timeZone: name,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  }

  /** Returns seconds, for a local time in this zone. */
  override utcOffset(time: ICAL.Time): number {
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
    const guess = this.#offsetAt(wall);
    return this.#offsetAt(wall - guess) / 1000;
  }

  #offsetAt(instant: number): number {
    const day = Math.floor(instant / DAY_MS);
    let offset = this.#days.get(day);
    if (offset === undefined) {
      const first = this.#read(day * DAY_MS);
      offset = first === this.#read((day + 1) * DAY_MS) ? first : null;
      this.#days.set(day, offset);
    }
    return offset ?? this.#read(instant);
  }

  #read(instant: number): number {
    const parts = this.#format.formatToParts(instant);
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    const wall = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
    return wall - Math.floor(instant / 1000) * 1000;
  }
}

class FixedZone extends ICAL.Timezone {
  readonly #seconds: number;

  constructor(tzid: string, seconds: number) {
    super({ tzid });
    this.#seconds = seconds;
  }

  override utcOffset(): number {
    return this.#seconds;
  }
}

/** Distinguishes our ids from those in a file, whose own definitions would take precedence. */
const PREFIX = "sayang/";

/**
 * Returns the id by which the library knows a zone, or null for an unknown one. Besides IANA names, recognises what
 * programs write for them: `Singapore Standard Time` (Windows), `/mozilla.org/20050126_1/Europe/London`.
 */
export function knownZone(tzid: string): string | null {
  const name = ianaName(tzid.trim());
  if (!name) return null;
  return registered(name, (id) => new NamedZone(id, name));
}

function registered(name: string, make: (id: string) => ICAL.Timezone): string {
  const id = `${PREFIX}${name}`;
  if (!ICAL.TimezoneService.has(id)) ICAL.TimezoneService.register(make(id), id);
  return id;
}

function ianaName(tzid: string): string | null {
  const parts = tzid.split("/").filter(Boolean);
  const endings = parts.map((_, at) => parts.slice(at).join("/"));
  return [...endings, findIana(tzid)[0] ?? ""].find(isZone) ?? null;
}

/**
 * Returns the id of a zone with the offset stated in its name, `(UTC+08:00) Kuala Lumpur, Singapore`, or null. Without
 * summer time; meant for names that the file doesn't define.
 */
export function offsetZone(tzid: string): string | null {
  const [, sign, hours = "", minutes = "00"] =
    /(?:UTC|GMT)\s*([+-])\s*(\d{1,2})(?:[:.]?(\d\d))?/i.exec(tzid) ?? [];
  if (!sign) return null;
  const minutesAhead = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return registered(`utc${minutesAhead}`, (id) => new FixedZone(id, minutesAhead * 60));
}

function isZone(name: string): boolean {
  try {
    return name !== "" && Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}
