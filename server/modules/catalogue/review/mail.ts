import { HIDDEN_REVIEW_MAILS } from "./mail-hidden";
import {
  button,
  hello,
  mailTemplate,
  note,
  opening,
  paragraph,
  quote,
  safeName,
  SAMPLE,
  WHY_VENDOR,
} from "@/server/mail/public";

type Shared = {
  firstName: string;
  /** First name and initial, as on the vendor's page. */
  customerName: string;
  vendorName: string;
  orderNumber: string;
  link: string;
};

const WHY_COUPLE = "You’re receiving this email because you placed an order on Sayang with this address.";

const vendorOf = ({ vendorName }: Shared) => safeName(vendorName) || "your vendor";
const starsOf = (rating: number) => (rating === 1 ? "1 star" : `${rating} stars`);

const shared = {
  firstName: "Mei",
  customerName: "Mei T.",
  vendorName: SAMPLE.vendorName,
  orderNumber: "SY-26-000123",
};

type Received = Shared & { rating: number; title: string; comment: string; pictures: number };

export const reviewReceived = mailTemplate({
  kind: "review-received",
  inEnglish: true,
  content: ({ rating, title, comment, pictures, ...order }: Received) => {
    const name = safeName(order.customerName) || "A couple";
    return {
      subject: `${name} gave you ${starsOf(rating)}`,
      preheader: "Read the review and answer it.",
      heading: `You have a review: ${starsOf(rating)}`,
      blocks: [
        paragraph(`${name} reviewed order ${order.orderNumber}. Couples see it on your page.`),
        ...quote(`${name} wrote`, [title, comment].filter(Boolean).join("\n\n")),
        ...(pictures > 0
          ? [paragraph(pictures === 1 ? "They added a picture." : `They added ${pictures} pictures.`)]
          : []),
        button("Answer the review", order.link),
        note(
          "You can answer once. Your answer is public and can't be changed, so thank, explain, and stay kind.",
        ),
      ],
      why: WHY_VENDOR,
    };
  },
  sample: (origin) => ({
    to: SAMPLE.vendor,
    ...shared,
    rating: 5,
    title: "A dream",
    pictures: 2,
    comment: "They kept the food hot for forty tables, and smiled until the last guest had left.",
    link: `${origin}/vendor/dashboard/reviews`,
  }),
});

export const reviewAnswered = mailTemplate({
  kind: "review-answered",
  inEnglish: true,
  content: ({ comment, ...order }: Shared & { comment: string }) => ({
    subject: `${opening(vendorOf(order))} answered your review`,
    preheader: "Read their answer.",
    heading: "Your review has an answer",
    blocks: [
      paragraph(hello(order.firstName)),
      paragraph(`${opening(vendorOf(order))} answered your review of order ${order.orderNumber}.`),
      ...quote(`${opening(vendorOf(order))} wrote`, comment),
      button("See your review", order.link),
    ],
    why: WHY_COUPLE,
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    ...shared,
    comment: "Thank you, Mei! Your grandmother's toast is still the talk of our kitchen.",
    link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000`,
  }),
});

export const reviewRequested = mailTemplate({
  kind: "review-requested",
  inEnglish: true,
  content: (order: Shared) => ({
    subject: `How was ${vendorOf(order)}?`,
    preheader: "A few words help the next couple choose.",
    heading: `How was ${vendorOf(order)}?`,
    blocks: [
      paragraph(hello(order.firstName)),
      paragraph(
        `${opening(vendorOf(order))} would love to hear how order ${order.orderNumber} went. A few honest words and a ` +
          "picture help the next couple choose.",
      ),
      button("Write a review", order.link),
      note("Vendors can ask once per order, so you won't be reminded."),
    ],
    why: WHY_COUPLE,
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    ...shared,
    link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000?review=write`,
  }),
});

export const REVIEW_MAILS = [
  reviewReceived,
  reviewAnswered,
  reviewRequested,
  ...HIDDEN_REVIEW_MAILS,
] as const;
