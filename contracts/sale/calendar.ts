/** The link through which a calendar program subscribes to the account's dates. All null until it is created. */
export type CalendarFeed = {
  /** Anyone with the link can read the dates, but nothing else. */
  url: string | null;
  /** Opens the calendar program on a phone or a Mac. */
  webcalUrl: string | null;
  /** Adds it to Google Calendar. */
  googleUrl: string | null;
};
