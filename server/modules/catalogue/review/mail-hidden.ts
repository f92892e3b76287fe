import { button, mailTemplate, note, paragraph, quote, safeName, SAMPLE } from "@/server/mail/public";

const WHY = "You’re receiving this email because you wrote a review on Sayang with this address.";
const AGAIN =
  "Think we’re wrong? Reply to this email. A colleague who didn’t decide the first time will look again.";

type Hidden = { vendorName: string; part: "review" | "pictures"; reason: string; link: string };

const whatOf = ({ vendorName, part }: Hidden) =>
  `your review${part === "pictures" ? "’s pictures" : ""} of ${safeName(vendorName) || "your vendor"}`;

export const reviewHidden = mailTemplate({
  kind: "review-hidden",
  inEnglish: true,
  content: (hidden: Hidden) => ({
    subject: `We’ve taken down ${whatOf(hidden)}`,
    preheader: "Here is why, and what you can do.",
    heading: hidden.part === "pictures" ? "We’ve taken down your pictures" : "We’ve taken down your review",
    blocks: [
      paragraph(`We’ve taken down ${whatOf(hidden)}, because it breaks our Community Guidelines.`),
      ...quote("Why", hidden.reason),
      paragraph("You can still read it on your order’s page. Nobody else can."),
      button("See your review", hidden.link),
      note(AGAIN),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    vendorName: SAMPLE.vendorName,
    part: "review" as const,
    reason: "It names a member of the staff and says where she lives.",
    link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000#review`,
  }),
});

export const reviewRestored = mailTemplate({
  kind: "review-restored",
  inEnglish: true,
  content: ({ vendorName, link }: { vendorName: string; link: string }) => ({
    subject: "Your review is back",
    preheader: "Everyone can read it again.",
    heading: "Your review is back",
    blocks: [
      paragraph(
        `We looked again: your review of ${safeName(vendorName) || "your vendor"} is back, and its stars count.`,
      ),
      button("See your review", link),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    vendorName: SAMPLE.vendorName,
    link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000#review`,
  }),
});

export const HIDDEN_REVIEW_MAILS = [reviewHidden, reviewRestored] as const;
