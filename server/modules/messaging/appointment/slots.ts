import {
  type AppointmentDay,
  type AppointmentSetting,
  type AppointmentSlot,
  MAX_DAYS_AHEAD,
} from "@/contracts/messaging/appointment/appointment";
import { addDays, instantInSingapore, todayInSingapore, weekdayOf } from "@/lib/dates";
import { HOUR_MS, MINUTE_MS } from "@/lib/time";

/** A taken time. */
export type Taken = { startsAt: Date; endsAt: Date };
type Slot = { startsAt: Date; endsAt: Date };

/** Returns every start time of a day, free or not; empty on a day that is closed or too far ahead. */
export function slotsOf(date: string, setting: AppointmentSetting, now: Date): Slot[] {
  const hours = setting.weeklyHours[weekdayOf(date)];
  const today = todayInSingapore(now);
  if (!hours || setting.offDays.includes(date) || date < today || date > addDays(today, MAX_DAYS_AHEAD)) {
    return [];
  }
  const close = instantInSingapore(date, hours.close).getTime();
  const earliest = now.getTime() + setting.noticeHours * HOUR_MS;
  const length = setting.lengthMinutes * MINUTE_MS;
  const step = length + setting.bufferMinutes * MINUTE_MS;
  const slots: Slot[] = [];
  for (let at = instantInSingapore(date, hours.open).getTime(); at + length <= close; at += step) {
    if (at >= earliest && at > now.getTime()) {
      slots.push({ startsAt: new Date(at), endsAt: new Date(at + length) });
    }
  }
  return slots;
}

/**
 * Returns the free times of a day: separated from taken ones by the vendor's break, and none once the day is full.
 * `held` are the day's appointments that were not cancelled; `busy` times, from the vendor's other calendar, need no
 * break.
 */
export function freeSlotsOf(
  slots: readonly Slot[],
  held: readonly Taken[],
  setting: AppointmentSetting,
  busy: readonly Taken[] = [],
): Slot[] {
  if (held.length >= setting.dailyCapacity) return [];
  const buffer = setting.bufferMinutes * MINUTE_MS;
  const clear = slots.filter((slot) =>
    busy.every((taken) => slot.startsAt >= taken.endsAt || slot.endsAt <= taken.startsAt),
  );
  return clear.filter((slot) =>
    held.every(
      (taken) =>
        slot.startsAt.getTime() >= taken.endsAt.getTime() + buffer ||
        slot.endsAt.getTime() + buffer <= taken.startsAt.getTime(),
    ),
  );
}

export function presentDay(date: string, free: readonly Slot[]): AppointmentDay {
  const slots = free.map(({ startsAt, endsAt }): AppointmentSlot => ({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }));
  return { date, slots };
}
