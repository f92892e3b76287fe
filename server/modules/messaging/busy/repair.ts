import ICAL from "ical.js";

/** Stands in an event for a line that says when it is and cannot be read: the event takes its whole day. */
export const UNREADABLE = "x-unreadable";
const TIME = /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-6]\dZ?$/;
const WHEN = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)$/;

/**
 * Returns the text with each line such that the library reads it: it gives up the whole file for one line that it cannot
 * read. A day without `VALUE=DATE` gets it, and a time without a zone the calendar's own.
 */
export function repaired(text: string): string {
  const lines = text
    .trim()
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/);
  const zone = /^X-WR-TIMEZONE[^:\r\n]*:[ \t]*([\w/+-]+)[ \t]*\r?$/im.exec(text)?.[1];
  let inEvent = false;
  return lines
    .map((line) => {
      if (/^(BEGIN|END):VEVENT\s*$/i.test(line)) inEvent = /^B/i.test(line);
      return inEvent ? eventLine(line, zone) : readable(line);
    })
    .filter((line) => line !== "")
    .join("\r\n");
}

function eventLine(line: string, zone: string | undefined): string {
  const [, name = "", parameters = "", value = ""] =
    /^([\w-]+)((?:;[^:;"]*|"[^"]*"[^:;"]*)*):(.*)$/.exec(line) ?? [];
  const upper = name.toUpperCase();
  if (WHEN.test(upper) && !/VALUE=PERIOD/i.test(parameters)) {
    return whenLine({ name: upper, parameters, value: value.trim() }, zone);
  }
  const fits = readable(line);
  return fits || !/^(RRULE|DURATION)/i.test(line) ? fits : `${UNREADABLE}:1`;
}

type Line = { name: string; parameters: string; value: string };

function whenLine({ name, parameters, value }: Line, zone: string | undefined): string {
  const values = value.split(",").map((each) => each.trim());
  if (values.every((each) => /^\d{8}$/.test(each))) return `${name};VALUE=DATE:${values.join(",")}`;
  if (values.every((each) => TIME.test(each))) {
    const hasZone = /;TZID=/i.test(parameters) || value.endsWith("Z");
    return `${name}${hasZone || !zone ? parameters : `;TZID=${zone}`}:${values.join(",")}`;
  }
  const day = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(value);
  if (name === "DTSTART" && day) return `DTSTART;VALUE=DATE:${day.slice(1).join("")}`;
  return name === "DTEND" ? `${UNREADABLE}:1` : "";
}

function readable(line: string): string {
  if (/^(BEGIN|END):/i.test(line)) return line;
  try {
    ICAL.parse.property(line);
    return line;
  } catch {
    return "";
  }
}
