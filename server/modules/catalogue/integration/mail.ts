import { button, mailTemplate, note, paragraph, quote, safeName, SAMPLE } from "@/server/mail/public";

type Shop = { vendorName: string; link: string };

const shopOf = (vendorName: string) => safeName(vendorName) || "your shop";
const WHY = "You’re receiving this email because you own a shop at Sayang.";
const sampleLink = (origin: string) => `${origin}/vendor/dashboard/settings/integrations`;

export const integrationMade = mailTemplate({
  kind: "integration-made",
  inEnglish: true,
  content: ({ vendorName, made, name, by, link }: Shop & { made: string; name: string; by: string }) => ({
    subject: `${by} made ${made} for ${shopOf(vendorName)}`,
    preheader: "Another system can now work with your shop.",
    heading: "Another system can work with your shop",
    blocks: [
      paragraph(
        `${by} made ${made} for ${shopOf(vendorName)}. It lets another system work with your shop on Sayang.`,
      ),
      ...quote(made === "a webhook" ? "Address" : "Name", name),
      button("See keys and webhooks", link),
      note("If you didn't expect this, remove it there and change the passwords of your team."),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    to: SAMPLE.vendor,
    vendorName: SAMPLE.vendorName,
    made: "an API key",
    name: "Accounting",
    by: "jun@example.com",
    link: sampleLink(origin),
  }),
});

export const webhookOff = mailTemplate({
  kind: "webhook-off",
  inEnglish: true,
  content: ({ vendorName, url, reason, link }: Shop & { url: string; reason: string }) => ({
    subject: `We turned off a webhook of ${shopOf(vendorName)}`,
    preheader: "Your own system no longer learns what happens on Sayang.",
    heading: "A webhook is turned off",
    blocks: [
      paragraph(
        `We could no longer deliver to a webhook of ${shopOf(vendorName)}, and turned it off. Your own system doesn't learn of new orders and messages until you turn it on again.`,
      ),
      ...quote("Address", url),
      ...quote("What happened", reason),
      button("See what failed", link),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    to: SAMPLE.vendor,
    vendorName: SAMPLE.vendorName,
    url: "https://books.example.com/sayang",
    reason: "The server answered with status 500",
    link: sampleLink(origin),
  }),
});

export const INTEGRATION_MAILS = [integrationMade, webhookOff];
