import { formatLongDate } from "@/lib/dates";
import { button, mailTemplate, paragraph, quote, SAMPLE } from "@/server/mail/public";

type Fields = { policy: string; appliesFrom: string; summary: string; link: string };

/** Sent to everyone whom a policy binds, before its new version applies. */
export const policyChanging = mailTemplate({
  kind: "policy-changing",
  content: ({ policy, appliesFrom, summary, link }: Fields) => ({
    subject: `Our ${policy} change on ${formatLongDate(appliesFrom)}`,
    preheader: "What changes, and from when.",
    heading: `New ${policy}`,
    blocks: [
      paragraph(`A new version of our ${policy} applies from ${formatLongDate(appliesFrom)}.`),
      ...quote("What changes", summary),
      paragraph(
        "What you have agreed to before stays as it was: orders follow the version under which they were placed. If you don't want to go on under the new version, you can delete your account before then.",
      ),
      button("Read it", link),
    ],
    why: "You’re receiving this email because you have an account on Sayang, and this is about the rules that hold for it.",
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    policy: "Terms and Conditions",
    appliesFrom: "2027-01-15",
    summary:
      "Section 4: a refund of a deposit now arrives within 5 working days.\nSection 9: our new address.",
    link: `${origin}/terms-and-condition`,
  }),
});

export const POLICY_MAILS = [policyChanging] as const;
