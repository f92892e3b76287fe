import { CODE_MINUTES } from "@/contracts/identity/two-step";
import { code as codeBlock, mailTemplate, note, paragraph, SAMPLE } from "@/server/mail/public";
import { securityNotice } from "@/server/modules/identity/account/public";

export const twoStepCode = mailTemplate({
  kind: "two-step-code",
  validForSeconds: CODE_MINUTES * 60,
  content: ({ code }: { code: string }) => ({
    subject: "Your Sayang sign-in code",
    preheader: `It's valid for ${CODE_MINUTES} minutes.`,
    heading: "Your sign-in code",
    blocks: [
      paragraph("Enter this code on the page where you're signing in."),
      codeBlock(`Valid for ${CODE_MINUTES} minutes`, code),
      paragraph("Keep this code to yourself. Nobody from Sayang will ever ask you for it."),
      note(
        "If you're not signing in right now, someone else knows your password. They can't get in without this code, but " +
          "please choose a new password soon.",
      ),
    ],
    why: "You’re receiving this email because two-step verification is on for your Sayang account.",
  }),
  sample: () => ({ to: SAMPLE.couple, code: "482913" }),
});

export const twoStepSwitched = mailTemplate({
  kind: "two-step-switched",
  content: ({ enabled, resetLink }: { enabled: boolean; resetLink: string }) =>
    securityNotice({
      subject: `Two-step verification is ${enabled ? "on" : "off"}`,
      said: enabled
        ? "From now on, signing in to Sayang takes your password and a code that we email you."
        : "From now on, your password is enough to sign in to Sayang. We no longer ask for a code.",
      resetLink,
    }),
  sample: (origin) => ({ to: SAMPLE.couple, enabled: false, resetLink: `${origin}/forgot-password` }),
});

export const TWO_STEP_MAILS = [twoStepCode, twoStepSwitched] as const;
