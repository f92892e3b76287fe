import type { OpenHours } from "@/contracts/product";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const WEEK = ["1", "2", "3", "4", "5", "6", "0"] as const;

/** `Mon to Fri 10:00–19:00`, `Sat closed`: days alike that follow each other are said together. */
export function openHoursLines(hours: OpenHours): { days: string; hours: string }[] {
  const lines: { from: number; to: number; hours: string }[] = [];
  for (const [at, key] of WEEK.entries()) {
    const day = hours[key];
    const said = day ? `${day.open}–${day.close}` : "closed";
    const last = lines.at(-1);
    if (last?.hours === said) last.to = at;
    else lines.push({ from: at, to: at, hours: said });
  }
  return lines.map(({ from, to, hours: said }) => ({
    days: from === to ? `${DAYS[from]}` : `${DAYS[from]} to ${DAYS[to]}`,
    hours: said,
  }));
}
