import type { EventKind } from "../wedding/wedding";

export const INVITE_LANGUAGES = ["en", "zh", "ms", "ta"] as const;
export type InviteLanguage = (typeof INVITE_LANGUAGES)[number];
export const INVITE_LANGUAGE_LABELS: Readonly<Record<InviteLanguage, string>> = {
  en: "English",
  zh: "中文",
  ms: "Bahasa Melayu",
  ta: "தமிழ்",
};

/** The text of an e-invite in one language. */
export type InviteText = { heading: string; body: string; closing: string };
export type InviteWords = Partial<Record<InviteLanguage, InviteText>>;
export const INVITE_TEXT_MAX = { heading: 80, body: 600, closing: 120 } as const;

export const INVITE_DESIGNS = ["paper-cut", "songket", "kolam", "peranakan", "botanical", "modern"] as const;
export type InviteDesign = (typeof INVITE_DESIGNS)[number];
export const INVITE_DESIGN_LABELS: Readonly<Record<InviteDesign, string>> = {
  "paper-cut": "Paper-cut",
  songket: "Songket",
  kolam: "Kolam",
  peranakan: "Peranakan tile",
  botanical: "Botanical",
  modern: "Modern",
};

/** The choices of days before the cut-off on which reminders are sent automatically. */
export const REMIND_DAYS = [3, 7, 14] as const;

/** Whether guests see their table, and who else sits there. */
export const GUEST_TABLES = ["none", "table", "people"] as const;
export type GuestTables = (typeof GUEST_TABLES)[number];
export const GUEST_TABLES_LABELS: Readonly<Record<GuestTables, string>> = {
  none: "Nothing yet",
  table: "Their own table",
  people: "Their table, and who sits there",
};

/** A custom question in the reply form. */
export type ReplyQuestion = { id: string; text: string };
export const REPLY_QUESTIONS_MAX = 5;
export const REPLY_QUESTION_MAX = 120;

/** The settings of the e-invite, with default texts where the couple wrote none. */
export type InviteSettings = {
  design: InviteDesign;
  picture: string | null;
  words: Record<InviteLanguage, InviteText>;
  language: InviteLanguage;
  remindDays: number | null;
  guestTables: GuestTables;
  /** The couple's mobile number for ang bao by PayNow, 8 digits; "" for none. */
  payNow: string;
  /** Guests who come can add photos. */
  guestPhotos: boolean;
  questions: ReplyQuestion[];
  /** The last day to reply. */
  rsvpCutOff: string | null;
  /** The couple's names on the invite. */
  couple: string;
  events: InviteEvent[];
};

/** An event as shown on invites and the wedding page. */
export type InviteEvent = {
  id: string;
  kind: EventKind;
  name: string;
  date: string | null;
  /** `HH:MM` */
  startsAt: string | null;
  endsAt: string | null;
  venueName: string;
  address: string;
  postalCode: string;
  programme: string;
  parking: string;
};

/** `undelivered`: it was mailed but did not arrive, and the household has not opened its link otherwise. */
export const INVITATION_STATES = [
  "not_sent",
  "scheduled",
  "sent",
  "undelivered",
  "opened",
  "answered",
  "revoked",
] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** The status of the last mail to a household: `refused` was never sent, `bounced` came back. */
export type InvitationMail = { status: "queued" | "sent" | "refused" | "bounced"; reason: string };

/** A household with its private link. */
export type Invitation = {
  id: string;
  _id: string;
  householdId: string;
  household: string;
  email: string;
  /** With its country code; "" when there is none. */
  phone: string;
  guests: number;
  attending: number;
  /** True when one of its guests is invited to an event. */
  invited: boolean;
  state: InvitationState;
  /** Null when the household was not mailed. `reason` explains in plain words why the mail did not arrive. */
  mail: InvitationMail | null;
  language: InviteLanguage;
  /** Null while the link is revoked. */
  link: string | null;
  note: string;
  /** Answers to the couple's custom questions. */
  answers: { question: string; answer: string }[];
  scheduledFor: string | null;
  sentAt: string | null;
  openedAt: string | null;
  answeredAt: string | null;
  remindedAt: string | null;
};

/** The number of households in each state. */
export type InvitationCounts = Record<InvitationState, number> & {
  households: number;
  /** Households in which nobody is invited to an event. */
  uninvited: number;
  /** Not sent yet, with an email address and an event. */
  sendable: number;
  /** Invited to an event and not sent anything that arrived: what is left to send one by one. */
  unsent: number;
  /** Mailed, with an answer still missing, and not reminded today. */
  remindable: number;
};

/** The household to send to next, one by one; null when none is left. */
export type NextInvitation = {
  next: Invitation | null;
  /** With this one. */
  left: number;
};

/** The outcome of "Send" or "Remind". */
export type InvitationsSent = { count: number };

export const INVITATION_SENT = "Invitation sent";
export const INVITATION_SAVED = "Invitation saved";
export const NOT_INVITED =
  "This household isn’t invited to an event yet. Choose one in your guest list first";
export const CUT_OFF_PASSED = "The last day for replies can’t be in the past. Choose today or a later day";
/** How many households one wedding may mail per day, to prevent abuse. */
export const MAX_INVITES_A_DAY = 1_000;
