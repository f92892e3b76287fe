/** The link under which a calendar program follows the account's dates. All null until it is made. */
export type CalendarFeed = {
  /** Whoever has it can read the dates; nothing else opens them. */
  url: string | null;
  /** Opens the calendar program of a phone or a Mac. */
  webcalUrl: string | null;
  /** Adds it to Google Calendar. */
  googleUrl: string | null;
};
