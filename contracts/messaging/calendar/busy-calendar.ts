/** Which busy times block a whole day for weddings: none, all-day events, or also events of `LONG_HOURS` and more. */
export const BUSY_BLOCKS = ["none", "all_day", "all_day_and_long"] as const;
export type BusyBlocks = (typeof BUSY_BLOCKS)[number];

export const LONG_HOURS = 6;

export const BUSY_BLOCK_LABELS: Readonly<Record<BusyBlocks, string>> = {
  none: "No days, only appointment times",
  all_day: "Days with an all-day event",
  all_day_and_long: `Days with an all-day event or one of ${LONG_HOURS} hours or more`,
};

/** Minutes between two readings of the calendar. */
export const BUSY_READ_MINUTES = 30;

/** The calendar of another program whose busy times block appointments and days. */
export type BusyCalendar = {
  /** Masked: the address is a secret. Null when none is connected. */
  address: string | null;
  blocks: BusyBlocks;
  /** ISO 8601, UTC; when it was last read successfully. */
  lastReadAt: string | null;
  /** ISO 8601, UTC; when it was last tried. */
  lastTriedAt: string | null;
  /** Why the last attempt failed. The busy times of the last successful reading still count. */
  error: string | null;
  /** Upcoming busy times and blocked days. */
  times: number;
  days: number;
  /**
   * Events of the last successful reading that couldn't be read completely: the day on which each starts is blocked.
   */
  unread: number;
  /** How many of those have no readable date, and so block nothing. */
  undated: number;
};
