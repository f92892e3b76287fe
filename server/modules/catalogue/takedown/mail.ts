import { button, mailTemplate, note, paragraph, quote, safeName, SAMPLE } from "@/server/mail/public";

const WHY = "You’re receiving this email because you sell on Sayang with this address.";
const AGAIN =
  "Think we’re wrong? Reply to this email. A colleague who didn’t decide the first time will look again.";

/** `title` is the product's; null for pictures of the vendor's profile. */
type About = { count: number; title: string | null; link: string };

const picturesOf = ({ count, title }: About) => {
  const pictures = count === 1 ? "a picture" : `${count} pictures`;
  return title === null
    ? `${pictures} of your profile`
    : `${pictures} of “${safeName(title) || "your product"}”`;
};
const buttonOf = ({ title, link }: About) =>
  button(title === null ? "See your profile" : "See your product", link);
const sampleOf = (origin: string) => ({
  to: SAMPLE.vendor,
  count: 1,
  title: "Bespoke kebaya, two fittings",
  link: `${origin}/vendor/dashboard/product/0190a000-0000-7000-8000-000000000000`,
});

export const picturesTakenDown = mailTemplate({
  kind: "picture-taken-down",
  inEnglish: true,
  content: (about: About & { reason: string }) => ({
    subject: `We took down ${picturesOf(about)}`,
    preheader: "Here is why, and what you can do.",
    heading: about.count === 1 ? "We’ve taken down a picture" : "We’ve taken down some pictures",
    blocks: [
      paragraph(
        `We’ve taken down ${picturesOf(about)}. Couples no longer see ${about.count === 1 ? "it" : "them"}.`,
      ),
      ...quote("Why", about.reason),
      paragraph("You can add another picture at any time."),
      buttonOf(about),
      note(AGAIN),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    ...sampleOf(origin),
    reason: "It belongs to another vendor, whose watermark it shows.",
  }),
});

export const picturesRestored = mailTemplate({
  kind: "picture-restored",
  inEnglish: true,
  content: (about: About) => ({
    subject: `We put back ${picturesOf(about)}`,
    preheader: "Couples can see it again.",
    heading: about.count === 1 ? "Your picture is back" : "Your pictures are back",
    blocks: [
      paragraph(
        `We looked again and put back ${picturesOf(about)}, where ${about.count === 1 ? "it was" : "they were"}.`,
      ),
      buttonOf(about),
    ],
    why: WHY,
  }),
  sample: sampleOf,
});

export const TAKEDOWN_MAILS = [picturesTakenDown, picturesRestored] as const;
