import { addDays, type IsoDate } from "@/lib/dates";
import { CIVIL_MARRIAGE, MUSLIM_MARRIAGE } from "./marriage-law";

export const MARRIAGE_LAWS = ["civil", "muslim"] as const;
export type MarriageLaw = (typeof MARRIAGE_LAWS)[number];

/** A notice that the couple has not filed yet, and the first and the last day on which it can be. */
export type MarriageNotice = {
  law: MarriageLaw;
  /** The checklist's task. */
  taskId: string;
  /** The day of the solemnisation or nikah. */
  day: IsoDate;
  opens: IsoDate;
  closes: IsoDate;
};

/** Returns the first and the last day on which notice can be given of a marriage on `day`. */
export function noticeDates(law: MarriageLaw, day: IsoDate): Pick<MarriageNotice, "opens" | "closes"> {
  if (law === "civil") {
    const { noticeDays, noticeMonths } = CIVIL_MARRIAGE;
    return { opens: monthsBefore(day, noticeMonths.most), closes: addDays(day, -noticeDays.least) };
  }
  const { least, most } = MUSLIM_MARRIAGE.noticeDays;
  return { opens: addDays(day, -most), closes: addDays(day, -least) };
}

/** Returns the same day of an earlier month; where that is missing, one early in the next month. */
function monthsBefore(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - months, date)).toISOString().slice(0, 10);
}
