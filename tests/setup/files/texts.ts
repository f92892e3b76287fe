import { ODD_NUMBERS, ODD_TEXTS, type Random, spoiled } from "./random";

const DAYS = [
  "20270101",
  "20270230",
  "00000000",
  "99991231",
  "20270101T100000",
  "20270101T100000Z",
  "20270101T250000Z",
  "2027-01-01",
  "",
];
const ZONES = ["Asia/Singapore", "Europe/London", "Nowhere/Land", "__proto__", "UTC"];
const COUNTS = [0, 1, 2, 7, 31, 53, 366, 999, -1, -53, 100_000];

function rule(random: Random): string {
  const list = () => random.several(() => random.of(COUNTS), 6).join(",");
  const days = () =>
    random
      .several(
        () => `${random.chance(0.3) ? random.of(COUNTS) : ""}${random.of(["MO", "TU", "SU", "XX"])}`,
        4,
      )
      .join(",");
  const parts = [
    `FREQ=${random.of(["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY", "NEVER"])}`,
    random.chance(0.5) ? `INTERVAL=${random.of(COUNTS)}` : "",
    random.chance(0.3) ? `COUNT=${random.of(COUNTS)}` : "",
    random.chance(0.3) ? `UNTIL=${random.of(DAYS)}` : "",
    random.chance(0.3) ? `BYDAY=${days()}` : "",
    random.chance(0.3) ? `BYMONTH=${list()}` : "",
    random.chance(0.3) ? `BYMONTHDAY=${list()}` : "",
    random.chance(0.15) ? `BYYEARDAY=${list()}` : "",
    random.chance(0.15) ? `BYWEEKNO=${list()}` : "",
    random.chance(0.15) ? `BYSETPOS=${list()}` : "",
    random.chance(0.1) ? `BYHOUR=${list()};BYMINUTE=${list()};BYSECOND=${list()}` : "",
    random.chance(0.1) ? `WKST=${random.of(["MO", "SU", "ZZ"])}` : "",
  ];
  return parts.filter(Boolean).join(";");
}

const zoned = (random: Random) =>
  random.of([
    "",
    ";VALUE=DATE",
    `;TZID=${random.of(ZONES)}`,
    `;TZID="${random.of(ZONES)}"`,
    ";VALUE=DATE-TIME",
  ]);

function event(random: Random, at: number): string[] {
  const when = (name: string) => `${name}${zoned(random)}:${random.of(DAYS)}`;
  return [
    "BEGIN:VEVENT",
    `UID:${random.chance(0.8) ? at : "same"}@x`,
    when("DTSTART"),
    random.chance(0.7)
      ? when("DTEND")
      : `DURATION:${random.of(["PT1H", "P1D", "-P1D", "P99999999W", "PT", "x"])}`,
    random.chance(0.5) ? `RRULE:${rule(random)}` : "",
    random.chance(0.2) ? when("EXDATE") : "",
    random.chance(0.2) ? when("RDATE") : "",
    random.chance(0.1) ? when("RECURRENCE-ID") : "",
    random.chance(0.2) ? `SUMMARY:${random.of(ODD_TEXTS)}` : "",
    random.chance(0.2) ? `STATUS:${random.of(["CANCELLED", "CONFIRMED", ""])}` : "",
    random.chance(0.05) ? random.of(ODD_TEXTS) : "",
    random.chance(0.95) ? "END:VEVENT" : "",
  ].filter(Boolean);
}

const zone = (random: Random) => [
  "BEGIN:VTIMEZONE",
  `TZID:${random.of(ZONES)}`,
  ...random.several(
    () =>
      `BEGIN:${random.of(["STANDARD", "DAYLIGHT"])}\r\nDTSTART:${random.of(DAYS)}\r\nTZOFFSETFROM:${random.of(["+0000", "-9999", "x"])}\r\nTZOFFSETTO:${random.of(["+0100", "+2400", ""])}\r\nRRULE:${rule(random)}\r\nEND:STANDARD`,
    3,
  ),
  "END:VTIMEZONE",
];

export function oddIcs(random: Random): Buffer {
  const nested = random.chance(0.02) ? "BEGIN:X\r\n".repeat(random.of([10, 1_000, 20_000])) : "";
  const lines = [
    random.chance(0.97) ? "BEGIN:VCALENDAR" : "",
    "VERSION:2.0",
    random.chance(0.2) ? `X-WR-TIMEZONE:${random.of(ZONES)}` : "",
    nested,
    ...(random.chance(0.3) ? zone(random) : []),
    ...random.several((at) => event(random, at), 8).flat(),
    random.chance(0.1)
      ? `BEGIN:VFREEBUSY\r\nFREEBUSY:${random.of(DAYS)}/${random.of([...DAYS, "PT1H", "P9999Y"])}\r\nEND:VFREEBUSY`
      : "",
    random.chance(0.95) ? "END:VCALENDAR" : "",
  ];
  const text = lines.filter(Boolean).join(random.of(["\r\n", "\r\n", "\n", "\r\n ", "\n\n"]));
  const bytes = Buffer.from(text);
  return random.chance(0.2) ? spoiled(bytes, random) : bytes;
}

export function oddVcf(random: Random): Buffer {
  const card = () =>
    [
      random.chance(0.97) ? "BEGIN:VCARD" : "",
      `VERSION:${random.of(["2.1", "3.0", "4.0", "9", ""])}`,
      `N;CHARSET=${random.of(["UTF-8", "GBK", "x"])}:${random.of(ODD_TEXTS)};${random.of(ODD_TEXTS)};;;`,
      `FN:${random.of(ODD_TEXTS)}`,
      `TEL;TYPE=${random.of(["CELL", "HOME,PREF", '"', ""])}:${random.of([...ODD_NUMBERS, ...ODD_TEXTS])}`,
      random.chance(0.3) ? `EMAIL;ENCODING=QUOTED-PRINTABLE:${"=41".repeat(random.below(50))}=` : "",
      random.chance(0.1) ? `PHOTO;ENCODING=b:${"A".repeat(random.below(20_000))}` : "",
      random.chance(0.1) ? ` ${random.of(ODD_TEXTS)}` : "",
      random.chance(0.95) ? "END:VCARD" : "",
    ].filter(Boolean);
  const bytes = Buffer.from(
    random
      .several(card, 20)
      .flat()
      .join(random.of(["\r\n", "\n", "\r"])),
  );
  return random.chance(0.2) ? spoiled(bytes, random) : bytes;
}

export function oddPdf(random: Random): Buffer {
  const object = (at: number) =>
    `${random.chance(0.95) ? at + 1 : random.of(ODD_NUMBERS)} 0 obj\n${random.of([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Length 99999999 >>\nstream\nx\nendstream",
      "<<".repeat(random.of([1, 50, 20_000])),
      "[".repeat(random.of([1, 50, 20_000])),
      `(${random.of(ODD_TEXTS)})`,
    ])}\nendobj`;
  const before = random.of(["", "", "", "\r\n", " ".repeat(random.below(1_100)), "<html>", "MZ", "\ufeff"]);
  const text = `${before}%PDF-${random.of(["1.4", "1.7", "2.0", "x", ""])}\n${random.several(object, 10).join("\n")}\n${random.of(["%%EOF", "startxref\n99999\n%%EOF\n", ""])}`;
  const bytes = Buffer.from(text);
  return random.chance(0.4) ? spoiled(bytes, random) : bytes;
}
