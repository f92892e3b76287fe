import { t } from "@/lib/words/t";
import { CODE_MINUTES } from "@/contracts/identity/two-step";
import { code as codeBlock, mailTemplate, note, paragraph, SAMPLE, textTemplate } from "@/server/mail/public";

export const emailCode = mailTemplate({
  kind: "email-code",
  validForSeconds: CODE_MINUTES * 60,
  content: ({ code }: { code: string }) => ({
    subject: t("Your Sayang confirmation code"),
    preheader: t("It's valid for {minutes} minutes.", { minutes: CODE_MINUTES }),
    heading: t("Confirm your email address"),
    blocks: [
      paragraph(t("Enter this code on Sayang to confirm that this is your email address.")),
      codeBlock(t("Valid for {minutes} minutes", { minutes: CODE_MINUTES }), code),
      paragraph(t("Keep this code to yourself. Nobody from Sayang will ever ask you for it.")),
      note(t("If you didn't ask for a code, ignore this email. Nothing changes without it.")),
    ],
    why: t("You’re receiving this email because someone asked to confirm this address on Sayang."),
  }),
  sample: () => ({ to: SAMPLE.couple, code: "306158" }),
});

export const phoneCode = textTemplate({
  kind: "phone-code",
  validForSeconds: CODE_MINUTES * 60,
  text: ({ code }: { code: string }) =>
    t(
      "{code} is your Sayang code, valid for {minutes} minutes. Never share it. If you didn't ask for it, ignore this message.",
      { code, minutes: CODE_MINUTES },
    ),
  sample: () => ({ to: SAMPLE.phone, code: "719204" }),
});

export const OTP_MAILS = [emailCode, phoneCode] as const;
