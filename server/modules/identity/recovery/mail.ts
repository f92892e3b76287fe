import { t } from "@/lib/words/t";
import { HOUR_SECONDS } from "@/lib/time";
import { button, mailTemplate, note, paragraph, SAMPLE } from "@/server/mail/public";

export const resetPasswordMail = mailTemplate({
  kind: "reset-password",
  validForSeconds: HOUR_SECONDS,
  content: ({ link }: { link: string }) => ({
    subject: t("Choose a new password for Sayang"),
    preheader: t("This link works once, for one hour."),
    heading: t("Choose a new password"),
    blocks: [
      paragraph(t("Use this link to choose a new password. It works once, for one hour.")),
      button(t("Choose a new password"), link),
      note(t("If you didn't ask for this, ignore this email. Your password stays the same.")),
    ],
    why: t(
      "You’re receiving this email because someone asked to reset the password of the account with this address.",
    ),
  }),
  sample: (origin) => ({ to: SAMPLE.couple, link: `${origin}/reset-password${SAMPLE.token}` }),
});

export const passwordChanged = mailTemplate({
  kind: "password-changed",
  content: ({ resetLink }: { resetLink: string }) => ({
    subject: t("Your Sayang password was changed"),
    preheader: t("If this was you, there's nothing to do."),
    heading: t("Your password was changed"),
    blocks: [
      paragraph(
        t("The password of your Sayang account was just changed. If this was you, there's nothing to do."),
      ),
      note(
        t(
          "If it wasn't you, someone else may be using your account. Choose a new password now. That also signs out everyone who is using it.",
        ),
      ),
      button(t("Choose a new password"), resetLink),
    ],
    why: t(
      "You’re receiving this email because you have a Sayang account. We send it whenever its password changes.",
    ),
  }),
  sample: (origin) => ({ to: SAMPLE.couple, resetLink: `${origin}/forgot-password` }),
});

export const RECOVERY_MAILS = [resetPasswordMail, passwordChanged] as const;
