import type { Notice } from "@/contracts/identity/notice";
import { addDays, type IsoDate, todayInSingapore } from "@/lib/dates";

type Day = { day: IsoDate; label: string; notices: Notice[] };

/** Groups notices, the latest first, by their day in Singapore. */
export function byDay(notices: readonly Notice[], today: IsoDate): Day[] {
  const labels = new Map([
    [today, "Today"],
    [addDays(today, -1), "Yesterday"],
  ]);
  const days: Day[] = [];
  for (const notice of notices) {
    const day = todayInSingapore(new Date(notice.at));
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, label: labels.get(day) ?? "", notices: [notice] });
  }
  return days;
}
