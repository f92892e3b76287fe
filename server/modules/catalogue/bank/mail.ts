import { mailTemplate, safeName, SAMPLE } from "@/server/mail/public";
import { securityNotice } from "@/server/modules/identity/account/public";

type Changed = { vendorName: string; endsIn: string; resetLink: string };

export const bankChanged = mailTemplate({
  kind: "vendor-bank-changed",
  inEnglish: true,
  content: ({ vendorName, endsIn, resetLink }: Changed) =>
    securityNotice({
      subject: "Your bank details were changed",
      said: `The bank details of ${safeName(vendorName) || "your business"} on Sayang were changed. The new account number ends in ${endsIn}.`,
      resetLink,
    }),
  sample: (origin) => ({
    to: SAMPLE.vendor,
    vendorName: SAMPLE.vendorName,
    endsIn: "4821",
    resetLink: `${origin}/vendor/password-reset`,
  }),
});

export const BANK_MAILS = [bankChanged] as const;
