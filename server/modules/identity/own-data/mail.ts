import { button, hello, mailTemplate, note, paragraph, SAMPLE } from "@/server/mail/public";
import { startLink } from "@/server/core/links";

/** To the address that the account had. */
export const accountDeleted = mailTemplate({
  kind: "account-deleted",
  content: ({ firstName }: { firstName: string }) => ({
    subject: "Your Sayang account has been deleted",
    preheader: "We won’t write to this address again.",
    heading: "Your account is deleted",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        "Your account and everything that was only yours are gone: your wedding with its guests, lists and pages, your " +
          "profile, saved cards, store credit and vouchers. Appointments that were still to come have been cancelled.",
      ),
      paragraph(
        "The law asks us to keep the accounts of past orders for five years. They no longer carry your name. Your reviews " +
          "and messages stay without it, too.",
      ),
      note("If you didn’t ask for this, reply to this email right away."),
      paragraph("You’re welcome back any time: this address can register again."),
      button("Go to Sayang", startLink()),
    ],
    why: "You’re receiving this email because a Sayang account with this address was deleted.",
  }),
  sample: () => ({ to: SAMPLE.couple, firstName: "Mei Lin" }),
});

export const OWN_DATA_MAILS = [accountDeleted] as const;
