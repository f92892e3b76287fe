export const MAX_DAILY_CAPACITY = 100;
export const MAX_DAYS_AT_ONCE = 92;
/** Days off that a vendor may have ahead. */
export const MAX_OFF_DAYS = 1000;

/** The days on which a vendor takes no wedding, from today on, and how many it takes on the others. */
export type CalendarSetting = { dailyCapacity: number; offDays: string[] };
