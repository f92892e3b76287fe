import { addDays, type IsoDate, instantInSingapore, todayInSingapore } from "@/lib/dates";

const GIFT_YEARS = 3;

/** Returns the instant at which that day ends in Singapore. */
export function endOfDay(lastDay: IsoDate): Date {
  return instantInSingapore(addDays(lastDay, 1), "00:00");
}

/** Returns the last day on which it can be spent. */
export function lastDayOf(expiresAt: Date): IsoDate {
  return todayInSingapore(new Date(expiresAt.getTime() - 1));
}

/** Returns when a gift voucher mailed on that day expires. */
export function giftExpiry(sendOn: IsoDate): Date {
  const year = Number(sendOn.slice(0, 4)) + GIFT_YEARS;
  const sameDay = sendOn.slice(5) === "02-29" ? "02-28" : sendOn.slice(5);
  return endOfDay(`${year}-${sameDay}`);
}
