import { formatDate, formatDay } from "@/lib/dates";
import { speakBy } from "@/lib/language/spoken";
import { readDay } from "./date-text";

test.each([
  "2027-06-12",
  "12 Jun 2027",
  "Sat 12 Jun 2027",
  "Sat, 12 June 2027",
  " 12th june, 2027 ",
  "12/6/2027",
  "12-06-2027",
  "12.6.2027",
  "12jun2027",
])("reads %s as 12 June 2027", (typed) => expect(readDay(typed)).toBe("2027-06-12"));

test.each(["", "12 Jun", "31 Jun 2027", "6/13/2027", "12 Foo 2027", "12/6/27", "soon"])(
  "doesn’t read “%s”",
  (typed) => expect(readDay(typed)).toBeNull(),
);

test.each(["zh", "ms", "ta"] as const)("reads a day as it is shown in %s", (language) => {
  speakBy(() => ({ language, address: "/", words: {} }));
  for (const day of ["2027-03-01", "2027-05-12", "2027-06-12", "2027-08-31", "2027-10-09", "2027-12-25"])
    expect([day, readDay(formatDate(day)), readDay(formatDay(day))]).toEqual([day, day, day]);
  speakBy(() => undefined);
});
