import { t } from "@/lib/words/t";
import { UNDO_EMAIL_DAYS } from "@/contracts/identity/account/email-change";
import { DAY_SECONDS } from "@/lib/time";
import { button, mailTemplate, note, paragraph, SAMPLE } from "@/server/mail/public";

export const confirmNewEmail = mailTemplate({
  kind: "confirm-new-email",
  validForSeconds: DAY_SECONDS,
  content: ({ link }: { link: string }) => ({
    subject: t("Confirm your new email address for Sayang"),
    preheader: t("The link works for a day."),
    heading: t("Confirm your new address"),
    blocks: [
      paragraph(
        t(
          "Someone asked to use this address for their Sayang account. If that was you, open this link while you're logged in. Until then, your old address stays in place.",
        ),
      ),
      button(t("Confirm my new address"), link),
      note(t("If it wasn't you, ignore this email. Nobody can use your address without this link.")),
    ],
    why: t("You’re receiving this email because someone entered this address as their new one at Sayang."),
  }),
  sample: (origin) => ({ to: SAMPLE.couple, link: `${origin}/change-email${SAMPLE.token}` }),
});

/** Sent to the owner of an address that another account asked for. */
export const emailInUse = mailTemplate({
  kind: "email-in-use",
  content: ({ loginLink }: { loginLink: string }) => ({
    subject: t("This address already has a Sayang account"),
    preheader: t("Another account asked for it. Nothing has changed."),
    heading: t("You already have an account"),
    blocks: [
      paragraph(
        t(
          "Someone asked to use this address for another Sayang account. An address can have only one account, so nothing has changed.",
        ),
      ),
      button(t("Log in to this account"), loginLink),
      note(t("If it wasn't you, there's nothing to do.")),
    ],
    why: t("You’re receiving this email because someone entered this address as their new one at Sayang."),
  }),
  sample: (origin) => ({ to: SAMPLE.couple, loginLink: `${origin}/login` }),
});

/** Sent to the previous address. `undoLink` is null when that was never confirmed, because it may be a stranger's. */
export const emailChanged = mailTemplate({
  kind: "email-changed",
  content: ({ undoLink }: { undoLink: string | null }) => ({
    subject: t("Your Sayang email address was changed"),
    preheader: undoLink
      ? t("If this was you, there's nothing to do.")
      : t("We won't write to this address again."),
    heading: t("Your email address was changed"),
    blocks: undoLink
      ? [
          paragraph(
            t("Your Sayang account now uses another email address. If this was you, there's nothing to do."),
          ),
          note(
            t(
              "If it wasn't you, undo it within {days} days. That restores this address, signs out everyone who is using your account, and lets you choose a new password.",
              { days: UNDO_EMAIL_DAYS },
            ),
          ),
          button(t("Undo the change"), undoLink),
        ]
      : [
          paragraph(
            t(
              "A Sayang account that was registered with this address now uses another one. There's nothing to do.",
            ),
          ),
        ],
    why: t("You’re receiving this email because a Sayang account used this address."),
  }),
  sample: (origin) => ({ to: SAMPLE.couple, undoLink: `${origin}/undo-email${SAMPLE.token}` }),
});

export const EMAIL_CHANGE_MAILS = [confirmNewEmail, emailInUse, emailChanged] as const;
