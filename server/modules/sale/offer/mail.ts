import { t } from "@/lib/words/t";
import { formatDate } from "@/lib/dates";
import { type Cents, formatMoney } from "@/lib/money";
import {
  amounts,
  button,
  hello,
  mailTemplate,
  note,
  paragraph,
  quote,
  safeName,
  SAMPLE,
  sentences,
  WHY_VENDOR,
} from "@/server/mail/public";

type Shared = {
  summary: string;
  totalCents: Cents;
  eventDate: string;
  /** The last day on which it can be ordered. */
  validUntil: string;
  link: string;
};
type Couple = Shared & { firstName: string; vendorName: string };

const WHY_COUPLE = "You’re receiving this email because you or your partner wrote to this vendor on Sayang.";

const vendorOf = (name: string) => safeName(name) || t("The vendor");
const coupleOf = (name: string) => safeName(name) || "A couple";

const shared = {
  summary: "20 × Orchid Banquet, $35,682.00 all-in",
  totalCents: 3_568_200,
  eventDate: "2027-06-12",
  validUntil: "2027-01-31",
};
const coupleSample = (origin: string) => ({
  ...shared,
  to: SAMPLE.couple,
  firstName: "Mei",
  vendorName: SAMPLE.vendorName,
  link: `${origin}/user/dashboard/messages?vendorId=0190a0b0-0000-7000-8000-000000000000`,
});

export const offerSent = mailTemplate({
  kind: "offer-sent",
  content: (offer: Couple & { words: string; held: boolean; replaces: boolean }) => ({
    subject: offer.replaces
      ? t("{vendor} sent you a new offer", { vendor: vendorOf(offer.vendorName) })
      : t("{vendor} sent you an offer", { vendor: vendorOf(offer.vendorName) }),
    preheader: t("{summary}. Valid until {date}.", {
      summary: offer.summary,
      date: formatDate(offer.validUntil),
    }),
    heading: offer.replaces ? t("A new offer for your wedding") : t("An offer for your wedding"),
    blocks: [
      paragraph(hello(offer.firstName)),
      paragraph(
        sentences(
          t("{vendor} made you an offer for {date}: {summary}.", {
            vendor: vendorOf(offer.vendorName),
            date: formatDate(offer.eventDate),
            summary: offer.summary,
          }),
          offer.replaces && t("It replaces the earlier one."),
        ),
      ),
      amounts({ label: t("Total, all-in"), amount: formatMoney(offer.totalCents) }),
      ...quote(t("From {vendor}", { vendor: vendorOf(offer.vendorName) }), offer.words),
      button(t("See the offer"), offer.link),
      note(
        sentences(
          t("You can add it to your cart until {date}, or ask for a change.", {
            date: formatDate(offer.validUntil),
          }),
          offer.held && t("The date is held for you meanwhile."),
        ),
      ),
    ],
    why: t(WHY_COUPLE),
  }),
  sample: (origin) => ({
    ...coupleSample(origin),
    words: "We added the tea corner that you asked about.",
    held: true,
    replaces: false,
  }),
});

export const offerWithdrawn = mailTemplate({
  kind: "offer-withdrawn",
  content: (offer: Couple) => ({
    subject: t("{vendor} withdrew an offer", { vendor: vendorOf(offer.vendorName) }),
    preheader: t("It can no longer be ordered."),
    heading: t("An offer was withdrawn"),
    blocks: [
      paragraph(hello(offer.firstName)),
      paragraph(
        t(
          "{vendor} withdrew the offer for {date}: {summary}. It can no longer be ordered. If it’s in your cart, remove it or ask the vendor for a new one.",
          { vendor: vendorOf(offer.vendorName), date: formatDate(offer.eventDate), summary: offer.summary },
        ),
      ),
      button(t("Go to the conversation"), offer.link),
    ],
    why: t(WHY_COUPLE),
  }),
  sample: coupleSample,
});

export const offerChangeAsked = mailTemplate({
  kind: "offer-change-asked",
  inEnglish: true,
  content: (offer: Shared & { coupleName: string; words: string }) => ({
    subject: `${coupleOf(offer.coupleName)} asked for a change to your offer`,
    preheader: offer.summary,
    heading: "A couple asked for a change",
    blocks: [
      paragraph(
        `${coupleOf(offer.coupleName)} would like to change your offer for ${formatDate(offer.eventDate)}: ${offer.summary}.`,
      ),
      ...quote(`From ${coupleOf(offer.coupleName)}`, offer.words),
      button("Make a new offer", offer.link),
      note(`The offer as it stands stays open until ${formatDate(offer.validUntil)}.`),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({
    ...shared,
    to: SAMPLE.vendor,
    coupleName: "Mei & Arjun",
    words: "Could we have 18 tables and the tea corner?",
    link: `${origin}/vendor/dashboard/messages?roomId=0190a0b0-0000-7000-8000-000000000000`,
  }),
});

export const OFFER_MAILS = [offerSent, offerWithdrawn, offerChangeAsked] as const;
