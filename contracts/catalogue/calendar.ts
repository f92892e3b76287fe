export const MAX_DAILY_CAPACITY = 100;
export const MAX_DAYS_AT_ONCE = 92;
/** How many days off a vendor may enter in advance. */
export const MAX_OFF_DAYS = 1000;

/** From today: the days on which a vendor takes no wedding, and how many it takes on the others. */
export type CalendarSetting = { dailyCapacity: number; offDays: string[] };
