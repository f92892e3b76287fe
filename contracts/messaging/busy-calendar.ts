/** Which busy times keep a whole day free of weddings: none, all-day events, or also those of `LONG_HOURS` and more. */
export const BUSY_BLOCKS = ["none", "all_day", "all_day_and_long"] as const;
export type BusyBlocks = (typeof BUSY_BLOCKS)[number];

export const LONG_HOURS = 6;

export const BUSY_BLOCK_LABELS: Readonly<Record<BusyBlocks, string>> = {
  none: "No days, only appointment times",
  all_day: "Days with an all-day event",
  all_day_and_long: `Days with an all-day event or one of ${LONG_HOURS} hours or more`,
};

/** Minutes between two readings. */
export const BUSY_READ_MINUTES = 30;

/** The calendar of another program whose busy times block appointments and days. */
export type BusyCalendar = {
  /** Masked: the address is a secret. Null when none is connected. */
  address: string | null;
  blocks: BusyBlocks;
  /** ISO 8601, UTC; the last time that it could be read. */
  lastReadAt: string | null;
  /** ISO 8601, UTC; the last try. */
  lastTriedAt: string | null;
  /** Why the last try failed. The busy times of the last good reading still count. */
  error: string | null;
  /** Busy times and blocked days that are ahead. */
  times: number;
  days: number;
  /** Events of the last good reading that couldn't be read whole: the day on which one starts is kept busy. */
  unread: number;
  /** Those of them without any date that could be read, so that they keep nothing busy. */
  undated: number;
};
