import { t } from "@/lib/words/t";
import {
  button,
  mailTemplate,
  paragraph,
  quote,
  safeName,
  SAMPLE,
  WHY_ORDERED,
  WHY_VENDOR,
} from "@/server/mail/public";

type Shared = {
  vendorName: string;
  orderNumber: string;
  /** 0 for the agreement itself. */
  amendment: number;
  sha256: string;
  link: string;
};

const titleOf = ({ amendment, orderNumber }: Shared) =>
  amendment === 0
    ? t("The agreement of {number}", { number: orderNumber })
    : t("Amendment {amendment} to {number}", { amendment, number: orderNumber });

const content = (file: Shared, other: string, why: string) => ({
  subject: t("{file} is ready", { file: titleOf(file) }),
  preheader:
    file.amendment === 0
      ? t("What you and {other} agreed, as one PDF.", { other })
      : t("The change that you and {other} agreed, as a PDF.", { other }),
  heading:
    file.amendment === 0
      ? t("Your agreement is ready")
      : t("Amendment {amendment} is ready", { amendment: file.amendment }),
  blocks: [
    paragraph(
      file.amendment === 0
        ? t(
            "It says what you and {other} agreed in order {number}: what is delivered, the price, the payments, the refunds, and when each of you accepted.",
            { other, number: file.orderNumber },
          )
        : t("It says what changed in order {number}. Whatever it doesn't name stays as agreed before.", {
            number: file.orderNumber,
          }),
    ),
    paragraph(
      t(
        "The file never changes. Keep this email: with the fingerprint, either side can prove which file it was.",
      ),
    ),
    ...quote("SHA-256", file.sha256),
    button(t("See the agreement"), file.link),
  ],
  why,
});

const shared = {
  vendorName: SAMPLE.vendorName,
  orderNumber: "SY-26-000123",
  amendment: 0,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
};

export const agreementReady = mailTemplate({
  kind: "agreement-ready",
  content: (file: Shared) => content(file, safeName(file.vendorName) || t("the vendor"), t(WHY_ORDERED)),
  sample: (origin) => ({
    to: SAMPLE.couple,
    ...shared,
    link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000#documents`,
  }),
});

export const vendorAgreementReady = mailTemplate({
  kind: "vendor-agreement-ready",
  inEnglish: true,
  content: (file: Shared & { coupleName: string }) =>
    content(file, safeName(file.coupleName) || "the couple", WHY_VENDOR),
  sample: (origin) => ({
    to: SAMPLE.vendor,
    ...shared,
    coupleName: "Mei Tan",
    amendment: 2,
    link: `${origin}/vendor/dashboard/orders/0190a0b0-0000-7000-8000-000000000000#documents`,
  }),
});

export const AGREEMENT_MAILS = [agreementReady, vendorAgreementReady] as const;
