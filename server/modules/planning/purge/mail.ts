import { GUESTS_KEPT_DAYS } from "@/contracts/planning/guest/guest";
import { type IsoDate, formatDate } from "@/lib/dates";
import { button, hello, mailTemplate, paragraph, SAMPLE } from "@/server/mail/public";

export type PurgeNoticeFields = { firstName: string; day: IsoDate; link: string };

export const purgeNotice = mailTemplate({
  kind: "guests-purge-notice",
  inEnglish: true,
  content: ({ firstName, day, link }: PurgeNoticeFields) => ({
    subject: `Your guests’ details will be deleted on ${formatDate(day)}`,
    preheader: "Export your guest list before then if you’d like to keep it.",
    heading: "Before we delete your guests’ details",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        `Your guests shared their details for your wedding only, so we delete them ${GUESTS_KEPT_DAYS} days after its ` +
          `last event: on ${formatDate(day)}. Names, addresses, replies, seats, photos, arrivals and ang bao notes all go. Your ` +
          "orders, budget and checklist stay.",
      ),
      paragraph(
        "If you’d like to keep the list, for thank-you cards say, or your guests’ photos, download them before then.",
      ),
      button("Open the guest list", link),
    ],
    why: "You’re receiving this email because you keep a guest list on Sayang.",
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei Lin",
    day: "2027-03-15" as IsoDate,
    link: `${origin}/user/dashboard/guest-list`,
  }),
});

export const PURGE_MAILS = [purgeNotice] as const;
