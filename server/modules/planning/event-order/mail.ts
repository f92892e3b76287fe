import { formatDate, type IsoDate } from "@/lib/dates";
import {
  button,
  hello,
  mailTemplate,
  paragraph,
  quote,
  safeName,
  SAMPLE,
  WHY_ORDERED,
  WHY_VENDOR,
} from "@/server/mail/public";

type Vendor = {
  vendorName: string;
  coupleName: string;
  orderNumber: string;
  eventDate: IsoDate | null;
  link: string;
  number: number;
};
type Couple = {
  firstName: string;
  vendorName: string;
  orderNumber: string;
  link: string;
  number: number;
  event: string;
};

const coupleOf = (name: string) => safeName(name) || "the couple";
const dayOf = (date: IsoDate | null) => (date ? ` on ${formatDate(date)}` : "");

const vendorSample = (origin: string) => ({
  to: SAMPLE.vendor,
  vendorName: SAMPLE.vendorName,
  coupleName: "Mei Tan",
  orderNumber: "SY-26-000123",
  eventDate: "2027-06-12",
  link: `${origin}/vendor/dashboard/orders/0190a0b0-0000-7000-8000-000000000000/event-order`,
  number: 3,
});

/** To the couple. */
export const beoConfirmed = mailTemplate({
  kind: "event-order-confirmed",
  inEnglish: true,
  content: ({ firstName, vendorName, orderNumber, link, number, event }: Couple) => {
    const vendor = safeName(vendorName) || "Your vendor";
    return {
      subject: `${vendor} confirmed your event order`,
      preheader: `Version ${number} for your ${safeName(event) || "event"} is confirmed.`,
      heading: "Your event order is confirmed",
      blocks: [
        paragraph(hello(firstName)),
        paragraph(
          `${vendor} has confirmed version ${number} of the event order for your ${safeName(event) || "event"}, ` +
            `order ${orderNumber}. It lists the tables, meals, allergies and times they will work from.`,
        ),
        paragraph("If your plans change, the vendor sees it at once, marked against this version."),
        button("See the event order", link),
      ],
      why: WHY_ORDERED,
    };
  },
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei",
    vendorName: SAMPLE.vendorName,
    orderNumber: "SY-26-000123",
    link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000/event-order`,
    number: 3,
    event: "Banquet",
  }),
});

/** The couple issued a version. */
export const vendorBeoIssued = mailTemplate({
  kind: "vendor-event-order-issued",
  inEnglish: true,
  content: ({ coupleName, orderNumber, eventDate, link, number, note }: Vendor & { note: string }) => ({
    subject: `Event order ${orderNumber}: version ${number} to confirm`,
    preheader: "Read what changed, then confirm it.",
    heading: "A new version of an event order",
    blocks: [
      paragraph(
        `${coupleOf(coupleName)} issued version ${number} of the event order for ${orderNumber}${dayOf(eventDate)}. ` +
          "Changes since the version before are marked. Please confirm it once your team can work from it.",
      ),
      ...quote("Their note", note),
      button("Read and confirm", link),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({ ...vendorSample(origin), note: "Two more vegetarians, and we start at seven." }),
});

/** The couple's plan differs from the version that the vendor confirmed. */
export const vendorBeoChanged = mailTemplate({
  kind: "vendor-event-order-changed",
  inEnglish: true,
  content: ({ coupleName, orderNumber, eventDate, link, number, changes }: Vendor & { changes: number }) => ({
    subject: `Event order ${orderNumber}: the plan has changed`,
    preheader: `${changes} ${changes === 1 ? "line differs" : "lines differ"} from version ${number}.`,
    heading: "The plan has changed since you confirmed it",
    blocks: [
      paragraph(
        `${coupleOf(coupleName)} changed their plan${dayOf(eventDate)}: ${changes} ` +
          `${changes === 1 ? "line differs" : "lines differ"} from version ${number}, which you confirmed.`,
      ),
      paragraph("We’ll tell you at most once a day. The event order always shows the plan as it is now."),
      button("See what changed", link),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({ ...vendorSample(origin), changes: 4 }),
});

export const EVENT_ORDER_MAILS = [beoConfirmed, vendorBeoIssued, vendorBeoChanged] as const;
