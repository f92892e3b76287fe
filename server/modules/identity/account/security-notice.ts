import { t } from "@/lib/words/t";
import { button, type MailContent, note, paragraph } from "@/server/mail/public";

/**
 * Returns the content of a mail that reports a change to an account's security. `resetLink` opens the page for a new
 * password.
 */
export function securityNotice({
  subject,
  said,
  resetLink,
}: {
  subject: string;
  said: string;
  resetLink: string;
}): MailContent {
  return {
    subject,
    preheader: t("If this was you, there's nothing to do."),
    heading: subject,
    blocks: [
      paragraph(said),
      note(
        t(
          "If you don't recognise this, choose a new password now. That also signs out everyone who is using your account.",
        ),
      ),
      button(t("Choose a new password"), resetLink),
    ],
    why: t(
      "You’re receiving this email because you have a Sayang account. We send it when something about its security changes.",
    ),
  };
}
