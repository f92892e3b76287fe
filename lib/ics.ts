export type DayEvent = { uid: string; title: string; description: string; day: string; location?: string };

/** Returns a calendar file (RFC 5545) of events that last all day. */
export function dayEventsFile(events: readonly DayEvent[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const lines = events.flatMap(({ uid, title, description, day, location }) => [
    "BEGIN:VEVENT",
    `UID:${escape(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(description)}`,
    ...(location ? [`LOCATION:${escape(location)}`] : []),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  const file = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sayang//Bookings//EN",
    ...lines,
    "END:VCALENDAR",
  ];
  return file.map(folded).join("\r\n") + "\r\n";
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** A line has at most 75 bytes; the rest continues on the next line, after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (encoder.encode(part + character).length > 73) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}
