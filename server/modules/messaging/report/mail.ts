import { mailTemplate, note, paragraph, quote, SAMPLE, steps } from "@/server/mail/public";

const AGAIN =
  "Think we’re wrong? Reply to this email. A colleague who didn’t decide the first time will look again.";
const WHY_ACCOUNT = "You’re receiving this email because a Sayang account uses this address.";

/** Sent to the reporter. It doesn't name the decision, which is between Sayang and the other side. */
export const reportDecided = mailTemplate({
  kind: "report-decided",
  inEnglish: true,
  content: ({ subject, isUpheld }: { subject: string; isUpheld: boolean }) => ({
    subject: "We’ve looked at your report",
    preheader: isUpheld ? "You were right to tell us." : "Here is what we found.",
    heading: isUpheld ? "Thank you: we’ve acted on your report" : "We’ve looked at your report",
    blocks: [
      ...quote("You reported", subject),
      paragraph(
        isUpheld
          ? "A person read it and found that it breaks our Community Guidelines. We’ve acted on it. We don’t tell the other side who reported."
          : "A person read it and found nothing that breaks our Community Guidelines. We’ve left it as it is. We don’t tell the other side that there was a report.",
      ),
      note("Know something that we may have missed? Reply to this email."),
    ],
    why: "You’re receiving this email because you sent us a report on Sayang.",
  }),
  sample: () => ({ to: SAMPLE.couple, subject: "The conversation with Kopi & Light", isUpheld: true }),
});

export const accountWarned = mailTemplate({
  kind: "account-warned",
  inEnglish: true,
  content: ({ reason }: { reason: string }) => ({
    subject: "Please follow our Community Guidelines",
    preheader: "This is a warning. Here is why.",
    heading: "This is a warning",
    blocks: [
      paragraph(
        "Something on your account breaks our Community Guidelines. Please put it right, and keep to them.",
      ),
      ...quote("What we found", reason),
      steps(
        "Your account works as before.",
        "If it happens again, we may take down what you wrote, or block your account.",
      ),
      note(AGAIN),
    ],
    why: WHY_ACCOUNT,
  }),
  sample: () => ({ to: SAMPLE.couple, reason: "Messages that insult a vendor’s staff." }),
});

export const accountBlocked = mailTemplate({
  kind: "account-blocked",
  inEnglish: true,
  content: ({ reason }: { reason: string }) => ({
    subject: "We’ve blocked your Sayang account",
    preheader: "Here is why, and what happens to your orders.",
    heading: "We’ve blocked your account",
    blocks: [
      paragraph("Your account broke our Community Guidelines. You’ve been signed out, and can’t log in."),
      ...quote("Why", reason),
      steps(
        "Your orders, payments and refunds go on. Reply to this email when you need something about them.",
        "You can still ask for a copy of your data, or for your account to be deleted.",
      ),
      note(AGAIN),
    ],
    why: WHY_ACCOUNT,
  }),
  sample: () => ({ to: SAMPLE.couple, reason: "Threats to a vendor, after a warning." }),
});

export const REPORT_MAILS = [reportDecided, accountWarned, accountBlocked] as const;
