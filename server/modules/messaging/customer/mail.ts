import { button, link, mailTemplate, paragraph, quote, safeName, SAMPLE } from "@/server/mail/public";

type InviteFields = { coupleName: string; vendorName: string; vendorLink: string; stopLink: string };
type LetterFields = { vendorName: string; message: string; vendorLink: string; stopLink: string };

const vendorOf = (name: string) => safeName(name) || "A wedding vendor";

/** Returns the call that a mail program makes instead of opening the page (RFC 8058). */
function oneClickOf(stopLink: string): string {
  const { origin, search } = new URL(stopLink);
  return `${origin}/api/v1/public/mail-stop/one-click${search}`;
}

export const customerInvited = mailTemplate({
  kind: "customer-invited",
  inEnglish: true,
  content: ({ coupleName, vendorName, vendorLink, stopLink }: InviteFields) => ({
    subject: `${vendorOf(vendorName)} invites you to Sayang`,
    preheader: "See prices and free dates, and book in one place.",
    heading: "Plan your wedding with them on Sayang",
    blocks: [
      paragraph(`Hello ${safeName(coupleName) || "there"},`),
      paragraph(
        `${vendorOf(vendorName)} takes bookings on Sayang, Singapore's wedding marketplace, and would like to ` +
          "work with you there. You can see their prices and free dates, ask questions and pay in steps.",
      ),
      button("See their page", vendorLink),
      link("This is the only email we send for this invitation.", "Don't write to me again", stopLink),
    ],
    stop: { page: null, call: oneClickOf(stopLink) },
    why: "You’re receiving this email because a vendor on Sayang added this address as a contact.",
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    coupleName: "Wei & Ana",
    vendorName: SAMPLE.vendorName,
    vendorLink: `${origin}/vendor-detail/kebaya-and-co`,
    stopLink: `${origin}/unsubscribe?token=sample`,
  }),
});

export const customerLetter = mailTemplate({
  kind: "customer-letter",
  inEnglish: true,
  content: ({ vendorName, message, vendorLink, stopLink }: LetterFields) => ({
    subject: `A message from ${vendorOf(vendorName)}`,
    preheader: "From a vendor you know.",
    heading: `${vendorOf(vendorName)} wrote to you`,
    blocks: [
      ...quote("Their message", message),
      button("See their page", vendorLink),
      link("You agreed to emails about offers.", "Don't write to me again", stopLink),
    ],
    stop: { page: null, call: oneClickOf(stopLink) },
    why: "You’re receiving this email because you agreed to emails about offers from Sayang.",
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    vendorName: SAMPLE.vendorName,
    message: "Our new collection is here. Come and try it on this weekend!",
    vendorLink: `${origin}/vendor-detail/kebaya-and-co`,
    stopLink: `${origin}/unsubscribe?token=sample`,
  }),
});

export const CUSTOMER_MAILS = [customerInvited, customerLetter] as const;
