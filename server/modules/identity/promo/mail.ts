import { t } from "@/lib/words/t";
import { PROMO_CAP_CENTS, PROMO_PERCENT } from "@/contracts/identity/registration/promo";
import { formatMoneyShort } from "@/lib/money";
import {
  button,
  code as codeBlock,
  mailTemplate,
  note,
  paragraph,
  SAMPLE,
  sentences,
} from "@/server/mail/public";

type PromoFields = {
  code: string;
  percent: number;
  capCents: number;
  excludesVenues: boolean;
  startLink: string;
};

export const promoCode = mailTemplate({
  kind: "promo-code",
  content: ({ code, percent, capCents, excludesVenues, startLink }: PromoFields) => ({
    subject: t("Your {percent}% off at Sayang", { percent }),
    preheader: t("Up to {amount} off. Your code is inside.", { amount: formatMoneyShort(capCents) }),
    heading: t("{percent}% off, for you", { percent }),
    blocks: [
      paragraph(
        sentences(
          t("Here's your code for {percent}% off, up to {amount}.", {
            percent,
            amount: formatMoneyShort(capCents),
          }),
          excludesVenues && t("It's for everything except venues."),
        ),
      ),
      paragraph(t("Log in with this address and enter it in your cart, before you place your order.")),
      codeBlock(t("Your code, valid once"), code),
      button(t("Start planning"), startLink),
      note(t("If you didn't ask for this code, you can ignore this email, or enjoy the code anyway.")),
    ],
    why: t("You’re receiving this email because someone asked for this offer on Sayang with this address."),
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    code: "SAYANG-7K2M9Q",
    percent: PROMO_PERCENT,
    capCents: PROMO_CAP_CENTS,
    excludesVenues: true,
    startLink: `${origin}/vendor`,
  }),
});

export const PROMO_MAILS = [promoCode] as const;
