import { formatLongDate } from "@/lib/dates";
import { button, mailTemplate, paragraph, quote, SAMPLE } from "@/server/mail/public";

type Fields = {
  policy: string;
  appliesFrom: string;
  summary: string;
  isVendor: boolean;
  link: string;
};

/** Sent to everyone whom a policy binds, before its new version applies. */
export const policyChanging = mailTemplate({
  kind: "policy-changing",
  inEnglish: true,
  content: ({ policy, appliesFrom, summary, isVendor, link }: Fields) => ({
    subject: `Changes to our ${policy} from ${formatLongDate(appliesFrom)}`,
    preheader: "What changes, and from when.",
    heading: `Changes to our ${policy}`,
    blocks: [
      paragraph(`A new version of our ${policy} applies from ${formatLongDate(appliesFrom)}.`),
      ...quote("What changes", summary),
      paragraph(
        "What you agreed to before stays as it was: orders follow the version under which they were placed. " +
          (isVendor
            ? "If you don't want to continue under the new version, write to us before then."
            : "If you don't want to continue under the new version, you can delete your account before then."),
      ),
      button("See what’s changing", link),
    ],
    why: "You’re receiving this email because you have an account on Sayang, and these rules apply to it.",
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    policy: "Terms and Conditions",
    appliesFrom: "2027-01-15",
    summary:
      "Section 4: a refund of a deposit now arrives within 5 working days.\nSection 9: our new address.",
    isVendor: false,
    link: `${origin}/terms-and-condition`,
  }),
});

export const POLICY_MAILS = [policyChanging] as const;
