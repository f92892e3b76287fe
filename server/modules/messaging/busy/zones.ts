import ICAL from "ical.js";

/** A zone that the file names and does not describe, by its IANA name. */
class NamedZone extends ICAL.Timezone {
  readonly #format: Intl.DateTimeFormat;

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

  /** In seconds, for a time on this zone's clocks. */
  override utcOffset(time: ICAL.Time): number {
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
    const guess = this.#offsetAt(wall);
    return this.#offsetAt(wall - guess) / 1000;
  }

  #offsetAt(instant: number): number {
    const parts = this.#format.formatToParts(instant);
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    const wall = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
    return wall - instant;
  }
}

/** Makes the zones known that a text names; those that it describes itself go before. */
export function knowZones(text: string): void {
  for (const [, quoted, bare] of text.matchAll(/;TZID=(?:"([^"]+)"|([^;:\r\n]+))/gi)) {
    const tzid = quoted ?? bare ?? "";
    if (ICAL.TimezoneService.has(tzid)) continue;
    const name = tzid.replace(/^\/.*\/(?=\w+\/\w+$)/, "");
    try {
      ICAL.TimezoneService.register(new NamedZone(tzid, name), tzid);
    } catch {
      // No such zone: its times are read as Singapore's.
    }
  }
}
