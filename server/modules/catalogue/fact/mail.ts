import type { FactKind } from "@/contracts/catalogue/vendor/vendor-fact";
import { formatDate } from "@/lib/dates";
import { button, mailTemplate, paragraph, quote, safeName, SAMPLE } from "@/server/mail/public";

type Fact = { vendorName: string; fact: FactKind; link: string };
type Certificate = { vendorName: string; expiresOn: string; link: string };

const WHY = "You’re receiving this email because you look after a vendor’s profile on Sayang.";
const NAMES: Readonly<Record<FactKind, string>> = { halal: "halal certificate", tables: "halls and tables" };
const nameOf = (vendorName: string) => safeName(vendorName) || "your business";

const sampleOf = (origin: string) => ({
  to: SAMPLE.vendor,
  vendorName: SAMPLE.vendorName,
  fact: "halal" as const,
  link: `${origin}/vendor/dashboard/settings/seller-offerings`,
});
const certificate = (origin: string) => {
  const { fact: _fact, ...fields } = sampleOf(origin);
  return { ...fields, expiresOn: "2027-09-30" };
};

export const factConfirmed = mailTemplate({
  kind: "vendor-fact-confirmed",
  inEnglish: true,
  content: ({ vendorName, fact, expiresOn, link }: Fact & { expiresOn: string | null }) => ({
    subject: `Your ${NAMES[fact]} ${fact === "halal" ? "is" : "are"} confirmed`,
    preheader: "Couples see it from now on.",
    heading: "Checked and confirmed",
    blocks: [
      paragraph(
        fact === "halal"
          ? `We've checked the halal certificate of ${nameOf(vendorName)}. Couples see that you're halal-certified, and find you by it.`
          : `We've checked the halls of ${nameOf(vendorName)}. Couples see how many tables you hold, and find you by it.`,
      ),
      ...(expiresOn
        ? [
            paragraph(
              `It counts until ${formatDate(expiresOn)}. Send us the new certificate before then to stay listed as halal-certified.`,
            ),
          ]
        : []),
      button("See your offerings", link),
    ],
    why: WHY,
  }),
  sample: (origin) => ({ ...sampleOf(origin), expiresOn: "2027-09-30" }),
});

export const factRejected = mailTemplate({
  kind: "vendor-fact-rejected",
  inEnglish: true,
  content: ({ vendorName, fact, reason, link }: Fact & { reason: string }) => ({
    subject: `We couldn't confirm your ${NAMES[fact]}`,
    preheader: "What was wrong, and how to send it again.",
    heading: `About your ${NAMES[fact]}`,
    blocks: [
      paragraph(
        `We've checked the ${NAMES[fact]} that you sent for ${nameOf(vendorName)}, and can't confirm ${fact === "halal" ? "it" : "them"} yet.`,
      ),
      ...quote("From our team", reason),
      paragraph("What we confirmed before stays on your page. Send a corrected version when you're ready."),
      button("Send it again", link),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    ...sampleOf(origin),
    reason: "The picture cuts off the certificate's number.\nPlease send the whole page.",
  }),
});

export const certificateExpiring = mailTemplate({
  kind: "vendor-certificate-expiring",
  inEnglish: true,
  content: ({ vendorName, expiresOn, link }: Certificate) => ({
    subject: `Your halal certificate expires on ${formatDate(expiresOn)}`,
    preheader: "Send us the new one to stay listed as halal-certified.",
    heading: "Your halal certificate expires soon",
    blocks: [
      paragraph(
        `The halal certificate of ${nameOf(vendorName)} is valid until ${formatDate(expiresOn)}. After that day couples no longer see you as halal-certified.`,
      ),
      paragraph(
        "If you have the new certificate, send it now. The current one counts until we've checked it.",
      ),
      button("Send the new certificate", link),
    ],
    why: WHY,
  }),
  sample: certificate,
});

export const certificateLapsed = mailTemplate({
  kind: "vendor-certificate-lapsed",
  inEnglish: true,
  content: ({ vendorName, expiresOn, link }: Certificate) => ({
    subject: "Your halal certificate has expired",
    preheader: "Couples no longer see you as halal-certified.",
    heading: "Your halal certificate has expired",
    blocks: [
      paragraph(
        `The halal certificate of ${nameOf(vendorName)} was valid until ${formatDate(expiresOn)}. Couples no longer see you as halal-certified, and don't find you when they filter for it.`,
      ),
      paragraph("Send us the new certificate, and we'll list you again as soon as we've checked it."),
      button("Send the new certificate", link),
    ],
    why: WHY,
  }),
  sample: certificate,
});

export const FACT_MAILS = [factConfirmed, factRejected, certificateExpiring, certificateLapsed] as const;
