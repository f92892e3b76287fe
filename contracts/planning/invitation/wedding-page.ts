import type { InviteDesign, InviteEvent } from "./invitation";

export const PAGE_TEXT_MAX = {
  story: 4_000,
  dressCode: 300,
  giftNote: 600,
  travel: 2_000,
  questions: 4_000,
} as const;
export const PAGE_PICTURES_MAX = 12;
export const PAGE_PICTURE_BYTES = 5 * 1024 * 1024;
export const PAGE_SAVED = "Successfully updated";

/** How a guest asked for their own link, as in `?asked=` of the wedding page. */
export const LINK_ASKED = ["mail", "text"] as const;
export type LinkAsked = (typeof LINK_ASKED)[number];

/** The couple's wedding page as they edit it. */
export type WeddingPageSettings = {
  published: boolean;
  /** The address, which only works while the page is published. */
  url: string;
  story: string;
  dressCode: string;
  giftNote: string;
  travel: string;
  /** See `questionsIn`. */
  questions: string;
  pictures: string[];
  couple: string;
  /** The wedding day. */
  date: string | null;
  daysToGo: number | null;
  /** `forEveryone`: visible to everyone with the address, not only to invited guests. */
  events: (InviteEvent & { forEveryone: boolean })[];
};

/** The wedding page as guests see it. */
export type WeddingPage = {
  couple: string;
  date: string | null;
  /** Whole days until the wedding day in Singapore; null when no day is set or it has passed. */
  daysToGo: number | null;
  /** The invitation's picture. */
  picture: string | null;
  design: InviteDesign;
  story: string;
  dressCode: string;
  giftNote: string;
  travel: string;
  /** See `questionsIn`. */
  questions: string;
  pictures: string[];
  events: (InviteEvent & { calendarUrl: string })[];
};

/** Parses the questions of a page: a line for each question, its answer below, and an empty line in between. */
export function questionsIn(text: string): { question: string; answer: string }[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [question = "", ...answer] = part.split("\n");
      return { question: question.trim(), answer: answer.join("\n").trim() };
    });
}
