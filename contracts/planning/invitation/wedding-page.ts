import type { InviteDesign, InviteEvent } from "./invitation";

export const PAGE_TEXT_MAX = { story: 4_000, dressCode: 300, giftNote: 600 } as const;
export const PAGE_PICTURES_MAX = 12;
export const PAGE_PICTURE_BYTES = 5 * 1024 * 1024;
export const PAGE_SAVED = "Successfully updated";

/** The couple's page as they edit it. */
export type WeddingPageSettings = {
  published: boolean;
  /** The address; it opens only while the page is published. */
  url: string;
  story: string;
  dressCode: string;
  giftNote: string;
  pictures: string[];
  couple: string;
  /** The wedding day. */
  date: string | null;
  /** `forEveryone`: shown to all who have the address, and not only to those who come from an invitation to it. */
  events: (InviteEvent & { forEveryone: boolean })[];
};

/** The page as guests see it. */
export type WeddingPage = {
  couple: string;
  date: string | null;
  design: InviteDesign;
  story: string;
  dressCode: string;
  giftNote: string;
  pictures: string[];
  events: (InviteEvent & { calendarUrl: string })[];
};
