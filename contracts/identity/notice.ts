import type { AccountRole } from "./auth";

/** Subjects of notices. People choose by kind how they are notified. */
export const NOTICE_KINDS = [
  "messages",
  "offers",
  "appointments",
  "orders",
  "money",
  "reviews",
  "planning",
  "shop",
  "security",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_LABELS: Readonly<Record<NoticeKind, { label: string; about: string }>> = {
  messages: { label: "Messages", about: "When someone writes to you" },
  offers: { label: "Offers", about: "New and withdrawn offers, and requests to change one" },
  appointments: { label: "Appointments", about: "Requests, answers and new times" },
  orders: { label: "Orders", about: "Bookings, changes, deliveries and cancellations" },
  money: { label: "Payments", about: "Payments, refunds, vouchers and payouts" },
  reviews: { label: "Reviews", about: "Reviews and answers to them" },
  planning: { label: "Planning", about: "Replies from your guests, and your planning team" },
  shop: { label: "Your shop", about: "Products, certificates and your team" },
  security: { label: "Security", about: "Sign-in, passwords and the state of your account" },
};

/** Mails of these kinds can't be switched off. */
export const FIXED_MAILS: readonly NoticeKind[] = ["money", "security"];

/** Mails of these kinds wait, in case the notice is read meanwhile, and through the night. */
export const PATIENT_KINDS: readonly NoticeKind[] = [
  "messages",
  "offers",
  "appointments",
  "reviews",
  "planning",
  "shop",
];

/** For how long a mail of a patient kind waits. */
export const NOTICE_MAIL_MINUTES = 10;
/** Hours of the day in Singapore; what isn't urgent waits for the end. */
export const QUIET_HOURS = { from: 22, to: 8 } as const;

/** Returns the kinds of notices that an account of this role can get. */
export function noticeKindsOf(role: AccountRole): readonly NoticeKind[] {
  const never: NoticeKind = role === "vendor" ? "planning" : "shop";
  return NOTICE_KINDS.filter((kind) => kind !== never);
}

/** Channels of notices: on Sayang, by mail, and on people's devices. */
export const NOTICE_CHANNELS = ["product", "mail", "push"] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export type NoticeChoice = { kind: NoticeKind } & Record<NoticeChannel, boolean>;
export type NoticeChoices = { choices: NoticeChoice[] };

/** `href` is a path on Sayang. `at` is in ISO 8601 UTC. */
export type Notice = {
  id: string;
  _id: string;
  kind: NoticeKind;
  title: string;
  detail: string;
  href: string;
  /** How often it happened since the last one was read; the title is that of the latest. */
  count: number;
  isRead: boolean;
  at: string;
};

export type UnreadNotices = { unread: number };

/** The kind whose mails a link switches off; null for a link that is not ours. */
export type MailStop = { kind: NoticeKind };

/** `publicKey` is ours (VAPID), in base64url; `isOn` is true when this browser receives pushes. */
export type PushState = { publicKey: string; isOn: boolean };

/** A push message. Short and without details, because anyone may read a locked screen. */
export type PushMessage = { title: string; href: string; topic: string };

/** Older devices make room for newer ones. */
export const MAX_PUSH_DEVICES = 10;
