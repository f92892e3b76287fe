import { formatDateTime } from "@/lib/dates";
import { button, mailTemplate, paragraph, quote, safeName, SAMPLE } from "@/server/mail/public";

const WHY = "You’re receiving this email because you sell on Sayang with this address.";
const nameOf = (title: string) => `“${safeName(title) || "Your product"}”`;
const linkAt = (origin: string) => `${origin}/vendor/dashboard/product/0190a000-0000-7000-8000-000000000000`;

type Approved = {
  title: string;
  /** Null when couples can already see it. */ publishAt: string | null;
  link: string;
};

export const productApproved = mailTemplate({
  kind: "product-approved",
  inEnglish: true,
  content: ({ title, publishAt, link }: Approved) => ({
    subject: `${nameOf(title)} is approved`,
    preheader: publishAt ? "It goes live on the date you chose." : "Couples can see it now.",
    heading: "Your product is approved",
    blocks: [
      paragraph(
        publishAt
          ? `${nameOf(title)} passed our review. Couples can see and book it from ${formatDateTime(publishAt)}.`
          : `${nameOf(title)} passed our review. Couples can see and book it now.`,
      ),
      button("See your product", link),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    to: SAMPLE.vendor,
    title: "Bespoke kebaya, two fittings",
    publishAt: null,
    link: linkAt(origin),
  }),
});

type Returned = { title: string; reason: string; isEdit: boolean; link: string };

export const productReturned = mailTemplate({
  kind: "product-returned",
  inEnglish: true,
  content: ({ title, reason, isEdit, link }: Returned) => ({
    subject: `${nameOf(title)} needs a change`,
    preheader: "One change and we can publish it.",
    heading: "Your product needs a change",
    blocks: [
      paragraph(
        isEdit
          ? `We reviewed your edit of ${nameOf(title)} and need you to change something. Couples keep seeing the version from before your edit.`
          : `We reviewed ${nameOf(title)}. Before couples can see it, we need you to change something.`,
      ),
      ...quote("From our team", reason),
      paragraph("Save it again when you're done, and we'll take another look."),
      button("Edit your product", link),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    to: SAMPLE.vendor,
    title: "Bespoke kebaya, two fittings",
    isEdit: false,
    link: linkAt(origin),
    reason: "The second picture shows another vendor's watermark.\nPlease replace it with one of your own.",
  }),
});

type Unpublished = { titles: readonly string[]; reason: string; link: string };

export const productUnpublished = mailTemplate({
  kind: "product-unpublished",
  inEnglish: true,
  content: ({ titles, reason, link }: Unpublished) => ({
    subject:
      titles.length === 1
        ? `We unpublished ${nameOf(titles[0] ?? "")}`
        : `We unpublished ${titles.length} of your products`,
    preheader: "Couples can’t see or book it until you change it.",
    heading: titles.length === 1 ? "Your product is unpublished" : "Some of your products are unpublished",
    blocks: [
      paragraph(`Couples can’t see or book ${titles.map(nameOf).join(", ")} for now. Orders you have stay.`),
      ...quote("From our team", reason),
      paragraph("Change it and save it again, and we'll take another look."),
      button("See your products", link),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    to: SAMPLE.vendor,
    titles: ["Bespoke kebaya, two fittings"],
    reason: "The pictures belong to another vendor. Please use your own.",
    link: `${origin}/vendor/dashboard/product`,
  }),
});

export const PRODUCT_MAILS = [productApproved, productReturned, productUnpublished] as const;
