import { t } from "@/lib/words/t";
import { CODE_MINUTES } from "@/contracts/identity/two-step";
import { code as codeBlock, mailTemplate, note, paragraph, SAMPLE } from "@/server/mail/public";
import { securityNotice } from "@/server/modules/identity/account/public";

export const twoStepCode = mailTemplate({
  kind: "two-step-code",
  validForSeconds: CODE_MINUTES * 60,
  content: ({ code }: { code: string }) => ({
    subject: t("Your Sayang sign-in code"),
    preheader: t("It's valid for {minutes} minutes.", { minutes: CODE_MINUTES }),
    heading: t("Your sign-in code"),
    blocks: [
      paragraph(t("Enter this code on the page where you're signing in.")),
      codeBlock(t("Valid for {minutes} minutes", { minutes: CODE_MINUTES }), code),
      paragraph(t("Keep this code to yourself. Nobody from Sayang will ever ask you for it.")),
      note(
        t(
          "If you're not signing in right now, someone else knows your password. They can't get in without this code, but please choose a new password soon.",
        ),
      ),
    ],
    why: t("You’re receiving this email because two-step verification is on for your Sayang account."),
  }),
  sample: () => ({ to: SAMPLE.couple, code: "482913" }),
});

export const twoStepSwitched = mailTemplate({
  kind: "two-step-switched",
  content: ({ enabled, resetLink }: { enabled: boolean; resetLink: string }) =>
    securityNotice({
      subject: enabled ? t("Two-step verification is on") : t("Two-step verification is off"),
      said: enabled
        ? t("From now on, signing in to Sayang takes your password and a code that we email you.")
        : t("From now on, your password is enough to sign in to Sayang. We no longer ask for a code."),
      resetLink,
    }),
  sample: (origin) => ({ to: SAMPLE.couple, enabled: false, resetLink: `${origin}/forgot-password` }),
});

export const TWO_STEP_MAILS = [twoStepCode, twoStepSwitched] as const;
