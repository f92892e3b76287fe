import { dayEventsFile } from "./ics";

test("writes all-day events that calendar programs can read, even with long texts and special characters", () => {
  const title = `Kopi & Light; "Studio", ${"囍".repeat(40)}`;
  const file = dayEventsFile(
    [{ uid: "SY-27-1@sayang", title, description: "One\r\nTwo\rThree", day: "2027-03-06" }],
    new Date("2026-11-22T15:04:05.678Z"),
  );
  expect(file).toContain("DTSTAMP:20261122T150405Z\r\nDTSTART;VALUE=DATE:20270306\r\n");
  expect(file).toContain("DESCRIPTION:One\\nTwo\\nThree\r\n");
  const lines = file.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:Kopi & Light\\; "Studio"\\, ${"囍".repeat(40)}`);
  expect(lines.at(-2)).toBe("END:VCALENDAR");
});
