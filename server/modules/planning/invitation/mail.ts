import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
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
} from "@/server/mail/public";
import { DEFAULT_WORDS } from "./default-words";

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

const coupleOf = (couple: string) => safeName(couple) || "A couple";

/** The text around the couple's own, in the invite's language. */
const AROUND: Readonly<
  Record<
    InviteLanguage,
    { invited: string; waiting: string; open: string; until: string; reply: (couple: string) => string }
  >
> = {
  en: {
    invited: "invite you to their wedding",
    waiting: "would love to know if you’re coming",
    open: "See the invitation and reply",
    until: "Please reply by",
    reply: (couple) => `A question? Reply to this email, and your message goes to ${couple}.`,
  },
  zh: {
    invited: "诚邀您出席婚礼",
    waiting: "期待您的回复",
    open: "查看请柬并回复",
    until: "请于此日期前回复：",
    reply: (couple) => `如有疑问，请直接回复此邮件，${couple}会收到您的来信。`,
  },
  ms: {
    invited: "menjemput anda ke majlis perkahwinan mereka",
    waiting: "menantikan jawapan anda",
    open: "Lihat jemputan dan jawab",
    until: "Sila jawab sebelum",
    reply: (couple) => `Ada soalan? Balas e-mel ini, dan mesej anda akan sampai kepada ${couple}.`,
  },
  ta: {
    invited: "தங்கள் திருமணத்திற்கு உங்களை அழைக்கிறார்கள்",
    waiting: "உங்கள் பதிலுக்காகக் காத்திருக்கிறார்கள்",
    open: "அழைப்பிதழைப் பார்த்து பதிலளிக்கவும்",
    until: "பதிலளிக்க வேண்டிய கடைசி நாள்:",
    reply: (couple) => `கேள்வி உள்ளதா? இந்த மின்னஞ்சலுக்குப் பதிலளித்தால், அது ${couple} அவர்களைச் சென்றடையும்.`,
  },
};

const WHY = "You’re receiving this email because a couple planning their wedding on Sayang invited you.";
const NOT_THEM = "If you don’t know them, ignore this email: nothing happens without your reply.";

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
  const around = AROUND[language];
  const name = coupleOf(couple);
  const opening = `${name} ${around[what]}`;
  return {
    subject: opening,
    preheader: around.open,
    heading: opening,
    blocks: [
      paragraph(hello(household)),
      ...quote(name, [heading, body, closing].filter(Boolean).join("\n\n")),
      ...(events.length > 0 ? [steps(...events)] : []),
      button(around.open, link),
      ...(cutOff ? [paragraph(`${around.until} ${inviteDay(cutOff, language)}`)] : []),
      ...(replyTo ? [paragraph(around.reply(name))] : []),
      note(`This link is your household’s own. Anyone who has it can reply for you. ${NOT_THEM}`),
    ],
    why: WHY,
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

type Received = {
  subject: (couple: string) => string;
  saved: string;
  seen: (couple: string) => string;
  until: (day: string) => string;
  anyTime: string;
  open: string;
};

const RECEIVED: Readonly<Record<InviteLanguage, Received>> = {
  en: {
    subject: (couple) => `Your reply to ${couple}`,
    saved: "Your reply is saved",
    seen: (couple) => `${couple} can see your reply:`,
    until: (day) => `You can change it until ${day}.`,
    anyTime: "You can change it with the same link.",
    open: "See or change your reply",
  },
  zh: {
    subject: (couple) => `您给${couple}的回复`,
    saved: "您的回复已保存",
    seen: (couple) => `${couple}可以看到您的回复：`,
    until: (day) => `您最迟可在${day}更改回复。`,
    anyTime: "您可以用同一链接更改回复。",
    open: "查看或更改回复",
  },
  ms: {
    subject: (couple) => `Jawapan anda kepada ${couple}`,
    saved: "Jawapan anda telah disimpan",
    seen: (couple) => `${couple} boleh melihat jawapan anda:`,
    until: (day) => `Anda boleh mengubahnya hingga ${day}.`,
    anyTime: "Anda boleh mengubahnya dengan pautan yang sama.",
    open: "Lihat atau ubah jawapan",
  },
  ta: {
    subject: (couple) => `${couple} அவர்களுக்கு உங்கள் பதில்`,
    saved: "உங்கள் பதில் சேமிக்கப்பட்டது",
    seen: (couple) => `${couple} உங்கள் பதிலைப் பார்க்கலாம்:`,
    until: (day) => `${day} வரை அதை மாற்றலாம்.`,
    anyTime: "அதே இணைப்பின் மூலம் அதை மாற்றலாம்.",
    open: "பதிலைப் பார்க்க அல்லது மாற்ற",
  },
};

export const answerReceived = mailTemplate({
  kind: "rsvp-received",
  content: ({ household, couple, language, answers, cutOff, link }: AnsweredFields) => ({
    subject: RECEIVED[language].subject(coupleOf(couple)),
    preheader: RECEIVED[language].saved,
    heading: RECEIVED[language].saved,
    blocks: [
      paragraph(hello(household)),
      paragraph(RECEIVED[language].seen(coupleOf(couple))),
      ...(answers.length > 0 ? [steps(...answers)] : []),
      paragraph(cutOff ? RECEIVED[language].until(inviteDay(cutOff, language)) : RECEIVED[language].anyTime),
      button(RECEIVED[language].open, link),
      note("If you didn’t reply, somebody else has your link. Ask the couple for a new one."),
    ],
    why: "You’re receiving this email because a reply to a wedding invitation was sent with your household’s link.",
  }),
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

/** Sent to the couple, about a day's replies. `answers` are lines of text. */
export type DigestFields = { firstName: string; households: number; answers: string[]; link: string };

export const answersDigest = mailTemplate({
  kind: "rsvp-digest",
  content: ({ firstName, households, answers, link }: DigestFields) => {
    const who = households === 1 ? "1 household has replied" : `${households} households have replied`;
    return {
      subject: `${who} to your invitation`,
      preheader: "Who’s coming, at a glance.",
      heading: who,
      blocks: [
        paragraph(hello(firstName)),
        paragraph("These replies came in since our last email:"),
        steps(...answers),
        button("See all replies", link),
      ],
      why: "You’re receiving this email because guests replied to your invitation on Sayang. We send at most one a day.",
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
    const what = households === 1 ? "1 invitation didn’t arrive" : `${households} invitations didn’t arrive`;
    return {
      subject: what,
      preheader: "Correct the address and send it again.",
      heading: what,
      blocks: [
        paragraph(hello(firstName)),
        paragraph("We couldn’t deliver your invitation by email to:"),
        steps(...reasons),
        paragraph("Correct the address and send it again, or send the link by WhatsApp."),
        button("See what didn’t arrive", link),
      ],
      why: "You’re receiving this email because you sent invitations from Sayang.",
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
  householdInvited,
  householdReminded,
  answerReceived,
  answersDigest,
  invitationsUndelivered,
] as const;
