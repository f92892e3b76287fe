import { button, hello, mailTemplate, note, paragraph, SAMPLE } from "@/server/mail/public";
import { startLink } from "@/server/core/links";

/** Sent to the account's former address. */
export const accountDeleted = mailTemplate({
  kind: "account-deleted",
  inEnglish: true,
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
        "Your past orders, reviews and messages stay without your name. Invoices, receipts and credit notes already issued " +
          "are your vendors’ tax records: they keep the name and address they were issued to for up to six years.",
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
