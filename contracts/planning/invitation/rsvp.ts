import type { DietaryNeed, RsvpAnswer } from "../guest/guest";
import type { InviteDesign, InviteEvent, InviteLanguage, InviteText, ReplyQuestion } from "./invitation";

export const RSVP_NAME_MAX = 80;
export const RSVP_ALLERGIES_MAX = 200;
export const RSVP_ANSWER_MAX = 300;
export const RSVP_NOTE_MAX = 600;
/** The largest household that fits on a form; couples split larger ones. */
export const RSVP_MAX_PEOPLE = 40;

/** The page behind a household's link. */
export type RsvpPage = {
  couple: string;
  household: string;
  design: InviteDesign;
  picture: string | null;
  language: InviteLanguage;
  words: InviteText;
  /** The last day to reply; null when there is none. */
  cutOff: string | null;
  open: boolean;
  answeredAt: string | null;
  note: string;
  /** The couple's contact details after the cut-off. */
  contact: { email: string; phone: string } | null;
  events: (InviteEvent & { meals: string[]; calendarUrl: string })[];
  people: RsvpPerson[];
  /** The content of the household's QR code for check-in; null while none of them is coming. */
  checkInCode: string | null;
  /** Guests can add photos and see those of others. */
  photos: boolean;
  /** The path of the wedding page with the household's key; null while it isn't published. */
  weddingPage: string | null;
  /** The couple's custom questions with the household's answers. */
  questions: (ReplyQuestion & { answer: string })[];
  /** Seats of those who come, if the couple shows them; `with` names the others at the table, if shown. */
  tables: { eventId: string; label: string; room: string | null; personIds: string[]; with: string[] }[];
  /** The couple's number for ang bao, and the content of its PayNow code. */
  payNow: { phone: string; code: string } | null;
};

export type RsvpPerson = {
  id: string;
  name: string;
  /** True for a plus-one, whose name the household fills in. */
  plusOne: boolean;
  isChild: boolean;
  dietary: DietaryNeed[];
  allergies: string;
  invited: { eventId: string; answer: RsvpAnswer; meal: string }[];
};

/** "Maybe" is a note of the couple's; a household answers yes or no. */
export const isUnanswered = (answer: RsvpAnswer) => answer === "waiting" || answer === "maybe";

export const RSVP_LINK_GONE = "This link no longer works";
export const RSVP_CLOSED = "Answers are closed. Contact the couple to change yours";
export const RSVP_NO_EVENTS = "The couple hasn’t chosen your events yet";

/** Why a reply page is shown again: nobody was ticked, or an answer is missing. */
export const REPLY_PROBLEMS = ["nobody", "missing"] as const;
export type ReplyProblem = (typeof REPLY_PROBLEMS)[number];

type ReplyQuery = {
  /** The name of a step; without it, the household's page. */
  step?: string;
  language?: InviteLanguage | undefined;
  problem?: ReplyProblem;
  saved?: boolean;
  /** Shows the invitation itself although the household has replied. */
  card?: boolean;
  preview?: boolean;
};

/** Returns the address of a household's page, or of a step in its reply. */
export function replyPath(token: string, query: ReplyQuery = {}): string {
  const { step, language, problem, saved, card, preview } = query;
  const given = Object.entries({
    step,
    lang: language,
    problem,
    saved: saved && "1",
    card: card && "1",
    preview: preview && "1",
  }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = String(new URLSearchParams(given));
  return `/rsvp/${token}${step ? "/reply" : ""}${search && `?${search}`}`;
}
