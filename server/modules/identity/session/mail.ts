import { t } from "@/lib/words/t";
import { mailTemplate, SAMPLE } from "@/server/mail/public";
import { securityNotice } from "@/server/modules/identity/account/public";

export const sessionCopied = mailTemplate({
  kind: "session-copied",
  content: ({ device, resetLink }: { device: string; resetLink: string }) =>
    securityNotice({
      subject: t("We signed out one of your browsers"),
      said: t(
        "Your Sayang sign-in on {device} was used twice, which can mean that someone copied it. To be safe, we ended it. A broken connection can cause this too: in that case, just sign in again.",
        { device },
      ),
      resetLink,
    }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    device: "Chrome on Android",
    resetLink: `${origin}/forgot-password`,
  }),
});

export const SESSION_MAILS = [sessionCopied] as const;
