import ICAL from "ical.js";
import { isDuration, readDay, readWhen } from "./when";
import { knownZone, offsetZone } from "./zones";

/** Replaces an unreadable date line of an event: the event blocks its whole day. */
export const UNREADABLE = "x-unreadable";
/** Replaces an unreadable recurrence or exception day of an event. */
export const PARTLY_READ = "x-partly-read";

const LINE = /^([\w-]+)((?:;[^:;"]*|"[^"]*"[^:;"]*)*):(.*)$/;
/** What precedes a value, as some programs write it: `item1.DTSTART : 20270110`. */
const GROUP = /^[\w-]+\.(?=[\w-]+\s*[;:])/;
const SPACED = /^([\w-]+)\s+(?=[;:])/;
const WHEN = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)$/;
/** Such a line with a colon in its zone, `TZID=(UTC+08:00) Kuala Lumpur`, or no colon before its value. */
const WHEN_LINE = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)(|;.*?)[:\s=]\s*(\d{4}-?\d\d-?\d\d.*)$/i;
const COMPONENT = /^(VEVENT|VFREEBUSY|VTODO|VJOURNAL|VTIMEZONE|VCALENDAR)$/;
const RULE_PARTS =
  /^(FREQ|UNTIL|COUNT|INTERVAL|BYSECOND|BYMINUTE|BYHOUR|BYDAY|BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYMONTH|BYSETPOS|WKST)=./;

/** Properties by which an event and its recurrences don't block time. */
const MARK = /^(STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS)\b/i;
/** Further times of an event with a length of their own. */
const PERIODS = /^RDATE\b[^:]*:[^/]*\//i;

/** The zone of times without one, and the zones that the file itself defines. */
type Zones = {
  ofCalendar: string | null;
  described: ReadonlySet<string>;
  /** Resolved zones by the name in the file, because the same few names occur in thousands of lines. */
  found: Map<string, string | null>;
};
type Line = { name: string; parameters: string; value: string };

/**
 * Returns the text with each line rewritten so that the library can read it: it rejects the whole file for a single
 * unreadable line or an unterminated component. Free/busy periods become events.
 */
export function repaired(text: string): string {
  const lines = text
    .replace(/\uFEFF/g, "")
    .trim()
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]/g, "")
    .split("\n")
    .map((line) => line.replace(GROUP, "").replace(SPACED, "$1"));
  const zones = zonesOf(lines);
  const fit: string[] = [];
  const open: string[] = [];
  let periods: Period[] = [];
  let marks: string[] = [];
  const close = (isWhole: boolean) => {
    const name = open.pop() ?? "";
    if (name === "VEVENT" && !isWhole) fit.push(`${UNREADABLE}:1`);
    fit.push(`END:${name}`);
    if (name !== "VFREEBUSY" && name !== "VEVENT") return;
    fit.push(...periods.flatMap((each, n) => periodLines(each, `${fit.length}-${n}`, marks, zones)));
    periods = [];
    marks = [];
  };
  for (const line of lines) {
    const [, edge = "", named = ""] = /^(BEGIN|END)\s*:\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const name = named.toUpperCase();
    if (edge.toUpperCase() === "BEGIN") {
      const keep = name === "VCALENDAR" ? 0 : COMPONENT.test(name) ? 1 : open.length;
      while (open.length > keep) close(false);
      open.push(name);
      fit.push(`BEGIN:${name}`);
    } else if (edge !== "") {
      const from = open.lastIndexOf(name);
      while (from >= 0 && open.length > from) close(open.length === from + 1);
    } else if (open.at(-1) === "VEVENT") {
      if (MARK.test(line)) marks.push(...readable(line));
      if (PERIODS.test(line)) periods.push(...periodsIn(line));
      else fit.push(...eventLines(line, zones));
    } else if (open.at(-1) === "VFREEBUSY") periods.push(...busyPeriods(line));
    else if (open.length > 0) fit.push(...readable(line));
  }
  while (open.length > 0) close(false);
  return fit.join("\r\n");
}

function zonesOf(lines: readonly string[]): Zones {
  const described = new Set<string>();
  let tzid = "";
  let ofCalendar: string | null = null;
  for (const line of lines) {
    const [, name = "", value = ""] = /^(X-WR-TIMEZONE|TZID|TZOFFSETTO)\b[^:]*:(.+)$/i.exec(line) ?? [];
    if (/^TZID$/i.test(name)) tzid = value.trim();
    else if (/^TZ/i.test(name)) described.add(tzid);
    else if (name) ofCalendar ??= knownZone(value) ?? offsetZone(value);
  }
  return { ofCalendar, described, found: new Map() };
}

function eventLines(line: string, zones: Zones): string[] {
  const [, name = "", parameters = "", value = ""] = WHEN_LINE.exec(line) ?? LINE.exec(line) ?? [];
  const parts = { name: name.toUpperCase(), parameters, value: value.trim() };
  if (WHEN.test(parts.name)) return whenLines(parts, zones);
  if (parts.name === "RRULE") return ruleLines(parts.value);
  if (parts.name === "EXRULE") return leftOutLines(parts.value);
  if (parts.name === "DURATION") {
    const duration = parts.value.toUpperCase();
    return [isDuration(duration) ? `DURATION:${duration}` : `${UNREADABLE}:1`];
  }
  if (/^(RRULE|DURATION)\b/i.test(line)) return [`${UNREADABLE}:1`];
  return readable(line);
}

function whenLines({ name, parameters, value }: Line, zones: Zones): string[] {
  const isList = name === "EXDATE" || name === "RDATE";
  // Of a period, only the start is used.
  const written = (isList ? value.split(",") : [value]).map((each) => each.split("/")[0] ?? "");
  const isDate = /;VALUE=DATE(;|$)/i.test(parameters);
  const zone = zoneIn(parameters, zones);
  const start = `${name}${/;RANGE=THISANDFUTURE(;|$)/i.test(parameters) ? ";RANGE=THISANDFUTURE" : ""}`;
  const lines = new Set<string>();
  for (const each of written) {
    const when = readWhen(each);
    if (!when) lines.add(unreadWhen(name, each));
    else if (isDate || when.time === null) lines.add(`${start};VALUE=DATE:${when.day}`);
    else if (when.isUtc) lines.add(`${start}:${when.day}T${when.time}Z`);
    else lines.add(`${start}${zone ? `;TZID=${quoted(zone)}` : ""}:${when.day}T${when.time}`);
  }
  return [...lines].flatMap((each) => each.split("\n"));
}

/** If only the day of a start is readable, it becomes that day; an unreadable end is dropped. */
function unreadWhen(name: string, value: string): string {
  const day = readDay(value);
  if (name === "DTSTART" && day) return `DTSTART;VALUE=DATE:${day}\n${UNREADABLE}:1`;
  return name === "DTEND" || name === "DTSTART" ? `${UNREADABLE}:1` : `${PARTLY_READ}:1`;
}

function zoneIn(parameters: string, { ofCalendar, described, found }: Zones): string | null {
  const [, quotedId, bareId] = /;TZID=(?:"([^"]*)"|([^;]*))/i.exec(parameters) ?? [];
  const tzid = (quotedId ?? bareId ?? "").trim();
  if (!tzid) return ofCalendar;
  const known = found.get(tzid);
  if (known !== undefined) return known;
  const zone = knownZone(tzid) ?? (described.has(tzid) ? tzid : (offsetZone(tzid) ?? ofCalendar));
  found.set(tzid, zone);
  return zone;
}

const quoted = (zone: string) => (/[:;,]/.test(zone) ? `"${zone}"` : zone);

/** A rule is read regardless of case and spaces, and without unknown parts. */
function ruleLines(value: string): string[] {
  const parts = value.toUpperCase().replace(/\s/g, "").split(";");
  const until = parts.find((part) => part.startsWith("UNTIL="))?.slice(6);
  const when = until === undefined ? null : readWhen(until);
  if (until !== undefined && !when) return [`${UNREADABLE}:1`];
  const last =
    when && `UNTIL=${when.day}${when.time === null ? "" : `T${when.time}${when.isUtc ? "Z" : ""}`}`;
  const known = parts.filter((part) => RULE_PARTS.test(part) && !part.startsWith("UNTIL="));
  const line = `RRULE:${[...known, ...(last ? [last] : [])].join(";")}`;
  const isEndless = known.some((part) => /^(INTERVAL|COUNT)=0*$/.test(part));
  return readable(line).length > 0 && !isEndless ? [line] : [`${UNREADABLE}:1`];
}

/** The times that a rule leaves out (RFC 2445). If it can't be read, they stay busy. */
function leftOutLines(value: string): string[] {
  return ruleLines(value).map((line) =>
    line.startsWith("RRULE") ? `EX${line.slice(1)}` : `${PARTLY_READ}:1`,
  );
}

type Period = { zone: string; start: string; end: string };

function busyPeriods(line: string): Period[] {
  const [, name = "", parameters = ""] = LINE.exec(line) ?? [];
  return /^FREEBUSY$/i.test(name) && !/;FBTYPE="?FREE"?(;|$)/i.test(parameters) ? periodsIn(line) : [];
}

function periodsIn(line: string): Period[] {
  const [, , parameters = "", value = ""] = LINE.exec(line) ?? [];
  const zone = /;TZID=(?:"[^"]*"|[^;]*)/i.exec(parameters)?.[0] ?? "";
  return value.split(",").map((period) => {
    const [start = "", end = ""] = period.trim().split("/");
    return { zone, start, end };
  });
}

/** Returns a period as an event of its own, so that its day is blocked even if it can't be read completely. */
function periodLines(
  { zone, start, end }: Period,
  id: string,
  marks: readonly string[],
  zones: Zones,
): string[] {
  const ends = /^[+-]?P/i.test(end) ? `DURATION:${end}` : `DTEND${zone}:${end}`;
  const when = [`DTSTART${zone}:${start}`, ...(end ? [ends] : [])].flatMap((each) => eventLines(each, zones));
  return ["BEGIN:VEVENT", `UID:period-${id}`, ...when, ...marks, "END:VEVENT"];
}

function readable(line: string): string[] {
  try {
    ICAL.parse.property(line);
    return [line];
  } catch {
    return [];
  }
}
