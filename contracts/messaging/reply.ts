import type { OpenHours } from "@/contracts/catalogue/product/product";

export const SAVED_REPLIES_MAX = 50;
export const REPLY_TITLE_MAX = 60;
export const AWAY_REPLY_MAX = 500;

/** A text that a vendor often writes; words in square brackets are blanks. */
export type SavedReply = { id: string; _id: string; title: string; body: string };

/** Blanks that are filled from the conversation; the vendor fills in others by hand. */
export const REPLY_BLANKS = {
  couple: "The couple’s names",
  date: "Their wedding date",
  vendor: "Your business name",
} as const;
export type ReplyBlank = keyof typeof REPLY_BLANKS;

const BLANK = /\[([^[\]\n]{1,40})\]/;

/** Fills the blanks that are known; the others stay as they are. */
export function fillBlanks(body: string, known: Partial<Record<ReplyBlank, string>>): string {
  return body.replace(new RegExp(BLANK, "g"), (blank, name: string) => {
    const value = known[name.trim().toLowerCase() as ReplyBlank];
    return value || blank;
  });
}

/** Returns the range of the first blank that is left to fill in, or null. */
export function firstBlank(body: string): { start: number; end: number } | null {
  const found = BLANK.exec(body);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

/** The automatic reply to couples outside the vendor's hours, sent once a day in each conversation. */
export type AwayReply = { isOn: boolean; weeklyHours: OpenHours; body: string };

const WORKDAY = { open: "10:00", close: "19:00" };
export const DEFAULT_AWAY_REPLY: AwayReply = {
  isOn: false,
  weeklyHours: {
    "0": null,
    "1": WORKDAY,
    "2": WORKDAY,
    "3": WORKDAY,
    "4": WORKDAY,
    "5": WORKDAY,
    "6": WORKDAY,
  },
  body: "Thanks for your message! We’re away at the moment and will reply when we’re back.",
};
