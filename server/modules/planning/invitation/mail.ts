import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import { t, tn } from "@/lib/words/t";
import { inviteDay } from "@/contracts/planning/invitation/event-words";
import {
  button,
  hello,
  mailTemplate,
  note,
  paragraph,
  quote,
  safeName,
  SAMPLE,
  steps,
  textTemplate,
} from "@/server/mail/public";
import { DEFAULT_WORDS } from "./rules/default-words";
import { HOUSEHOLD_WORDS } from "./rules/household-words";

/** Sent to a household. `events` are lines of text; `cutOff` is a date or null. */
export type HouseholdFields = {
  household: string;
  couple: string;
  language: InviteLanguage;
  heading: string;
  body: string;
  closing: string;
  events: string[];
  cutOff: string | null;
  link: string;
  /** The couple's address for replies. */
  replyTo: string;
};

const coupleOf = (couple: string, language: InviteLanguage) =>
  safeName(couple) || HOUSEHOLD_WORDS[language].aCouple;

const sample = (origin: string, language: InviteLanguage) => ({
  to: "aunty.rose@example.com",
  household: "The Lim family",
  couple: "Mei & Jun",
  language,
  ...DEFAULT_WORDS[language],
  events: [
    "Solemnisation · Saturday, 28 November 2026, 11:00 am · Chijmes",
    "Banquet · Saturday, 28 November 2026, 7:00 pm – 11:00 pm · Fullerton",
  ],
  cutOff: "2026-10-31",
  link: `${origin}/rsvp/Zt3vQ0xW8mJ5nR2kYb7LcAZt3vQ0xW8mJ5nR2kYb7Lc`,
  replyTo: SAMPLE.couple,
});

function content(fields: HouseholdFields, what: "invited" | "waiting") {
  const { household, couple, language, heading, body, closing, events, cutOff, link, replyTo } = fields;
  const words = HOUSEHOLD_WORDS[language];
  const name = coupleOf(couple, language);
  const opening = `${name} ${words[what]}`;
  return {
    language,
    subject: opening,
    preheader: words.open,
    heading: opening,
    blocks: [
      paragraph(words.hello(safeName(household))),
      ...quote(name, [heading, body, closing].filter(Boolean).join("\n\n")),
      ...(events.length > 0 ? [steps(...events)] : []),
      button(words.open, link),
      ...(cutOff ? [paragraph(`${words.until} ${inviteDay(cutOff, language)}`)] : []),
      ...(replyTo ? [paragraph(words.reply(name))] : []),
      note(words.ownLink),
    ],
    why: words.whyInvited,
    ...(replyTo && { replyTo: { name, address: replyTo } }),
  };
}

export const householdInvited = mailTemplate({
  kind: "household-invited",
  content: (fields: HouseholdFields) => content(fields, "invited"),
  sample: (origin) => sample(origin, "en"),
});

export const householdReminded = mailTemplate({
  kind: "household-reminded",
  content: (fields: HouseholdFields) => content(fields, "waiting"),
  sample: (origin) => sample(origin, "zh"),
});

/** Sent to a household that replied. `answers` are lines of text. */
export type AnsweredFields = {
  household: string;
  couple: string;
  language: InviteLanguage;
  answers: string[];
  cutOff: string | null;
  link: string;
};

export const answerReceived = mailTemplate({
  kind: "rsvp-received",
  content: ({ household, couple, language, answers, cutOff, link }: AnsweredFields) => {
    const words = HOUSEHOLD_WORDS[language].received;
    const name = coupleOf(couple, language);
    return {
      language,
      subject: words.subject(name),
      preheader: words.saved,
      heading: words.saved,
      blocks: [
        paragraph(HOUSEHOLD_WORDS[language].hello(safeName(household))),
        paragraph(words.seen(name)),
        ...(answers.length > 0 ? [steps(...answers)] : []),
        paragraph(cutOff ? words.until(inviteDay(cutOff, language)) : words.anyTime),
        button(words.open, link),
        note(words.notYou),
      ],
      why: words.why,
    };
  },
  sample: (origin) => ({
    to: "aunty.rose@example.com",
    household: "The Lim family",
    couple: "Mei & Jun",
    language: "en" as const,
    answers: ["Banquet: Rose Lim, Ah Kow Lim", "Tea ceremony: nobody"],
    cutOff: "2026-10-31",
    link: `${origin}/rsvp/Zt3vQ0xW8mJ5nR2kYb7LcAZt3vQ0xW8mJ5nR2kYb7Lc`,
  }),
});

/** A household's own link, texted to a guest who asked for it on the wedding page. */
export const linkByText = textTemplate({
  kind: "household-link",
  text: ({ couple, language, link }: Pick<HouseholdFields, "couple" | "language" | "link">) =>
    HOUSEHOLD_WORDS[language].byText(coupleOf(couple, language), link),
  sample: (origin) => ({
    to: SAMPLE.phone,
    couple: "Mei & Jun",
    language: "en" as const,
    link: `${origin}/rsvp/Zt3vQ0xW8mJ5nR2kYb7LcAZt3vQ0xW8mJ5nR2kYb7Lc`,
  }),
});

/** Sent to the couple, about a day's replies. `answers` are lines of text. */
export type DigestFields = { firstName: string; households: number; answers: string[]; link: string };

export const answersDigest = mailTemplate({
  kind: "rsvp-digest",
  content: ({ firstName, households, answers, link }: DigestFields) => {
    const who = tn(households, "1 household has replied", "{n} households have replied");
    return {
      subject: tn(
        households,
        "1 household has replied to your invitation",
        "{n} households have replied to your invitation",
      ),
      preheader: t("Who’s coming, at a glance."),
      heading: who,
      blocks: [
        paragraph(hello(firstName)),
        paragraph(t("These replies came in since our last email:")),
        steps(...answers),
        button(t("See all replies"), link),
      ],
      why: t(
        "You’re receiving this email because guests replied to your invitation on Sayang. We send at most one a day.",
      ),
    };
  },
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei",
    households: 2,
    answers: ["The Lim family: 3 of 4 coming", "Priya & Arun: 2 of 2 coming"],
    link: `${origin}/user/dashboard/guest-list/invitations`,
  }),
});

/** Sent to the couple. `reasons` are lines of text, one per household. */
export type UndeliveredFields = { firstName: string; households: number; reasons: string[]; link: string };

export const invitationsUndelivered = mailTemplate({
  kind: "invitations-undelivered",
  content: ({ firstName, households, reasons, link }: UndeliveredFields) => {
    const what = tn(households, "1 invitation didn’t arrive", "{n} invitations didn’t arrive");
    return {
      subject: what,
      preheader: t("Correct the address and send it again."),
      heading: what,
      blocks: [
        paragraph(hello(firstName)),
        paragraph(t("We couldn’t deliver your invitation by email to:")),
        steps(...reasons),
        paragraph(t("Correct the address and send it again, or send the link by WhatsApp.")),
        button(t("See what didn’t arrive"), link),
      ],
      why: t("You’re receiving this email because you sent invitations from Sayang."),
    };
  },
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei",
    households: 2,
    reasons: ["The Lim family: This email address doesn’t exist", "Priya & Arun: This mailbox is full"],
    link: `${origin}/user/dashboard/guest-list/invitations?state=undelivered`,
  }),
});

export const INVITATION_MAILS = [
  linkByText,
  householdInvited,
  householdReminded,
  answerReceived,
  answersDigest,
  invitationsUndelivered,
] as const;
