import type { Policy } from "./policy-page";
import { TERMS_BUYING } from "./terms-buying";

/** The terms between Sayang and couples. Figures come from the constants that the code uses. */
export const TERMS: Policy = {
  version: { iso: "2026-11-28", shown: "28 November 2026" },
  title: "Terms and Conditions",
  lead: "What you can count on from us, what vendors and couples owe each other, and what happens when plans change.",
  brief: [
    "The price you see is the price you pay: GST and service charge are inside.",
    "A booking counts once the vendor accepts it. If there is no answer in 72 hours, all your money comes back.",
    "You pay in steps. The refund rules are those you saw on the day you booked; they cannot be changed afterwards.",
    "If a vendor cancels, you get everything back.",
  ],
  sections: [
    {
      id: "who",
      title: "Who we are, and who sells to you",
      body: (
        <>
          <p>
            Sayang is a marketplace for weddings in Singapore. Vendors list what they offer; couples find,
            compare and book it here. When you book, the contract for the service is between you and the
            vendor. We take your payment for the vendor, hold both sides to the rules on this page, and step
            in when something goes wrong.
          </p>
          <p>
            These terms apply to everybody who uses Sayang. Vendors agree to the{" "}
            <a href="/vendor-terms">Vendor Terms</a> as well, and everybody keeps to the{" "}
            <a href="/community-guidelines">Community Guidelines</a>.
          </p>
        </>
      ),
    },
    {
      id: "account",
      title: "Your account",
      body: (
        <>
          <p>
            You can browse without an account. To book, you need one, with an email address that you have
            confirmed. You must be 18 or older. Keep your password to yourself; you can add a second step by
            emailed code in your profile, and end every session on all your devices there.
          </p>
          <p>
            Tell us at once when somebody else has got into your account. We never ask for your password, for
            a code that we mailed you, or for a card number by email, chat or phone.
          </p>
        </>
      ),
    },
    ...TERMS_BUYING,
    {
      id: "reviews",
      title: "Reviews",
      body: (
        <p>
          You can review a vendor once for each order you had with them, and nobody else can. The vendor may
          answer once. We do not take a review down because it is critical. We take it down when it breaks the{" "}
          <a href="/community-guidelines">Community Guidelines</a>, and tell you why. Nobody may offer or ask
          for money, a discount or a refund in return for a review.
        </p>
      ),
    },
    {
      id: "using",
      title: "Using Sayang fairly",
      body: (
        <>
          <p>Please do not:</p>
          <ul>
            <li>give false details, or book in somebody else’s name without their leave;</li>
            <li>take a booking that began here off Sayang to get around its rules or its fees;</li>
            <li>copy listings, pictures or reviews in bulk, or try to get at what is not yours;</li>
            <li>send what is unlawful, hateful or meant to deceive.</li>
          </ul>
          <p>
            We may limit or close an account that does. Open orders are settled first, by the rules they were
            made under.
          </p>
        </>
      ),
    },
    {
      id: "responsibility",
      title: "What we answer for",
      body: (
        <>
          <p>
            We answer for running the marketplace with care: for showing prices correctly, for handling your
            money as described here, and for keeping what you entrust to us safe. The vendor answers for the
            service itself, and for what it says about that service.
          </p>
          <p>
            Where we are at fault, we are liable up to the amount you paid through Sayang for the order
            concerned. Nothing here limits liability that the law does not let anybody limit, such as for
            death or injury through negligence, for fraud, or your rights under the Consumer Protection (Fair
            Trading) Act.
          </p>
        </>
      ),
    },
    {
      id: "disputes",
      title: "When you disagree with a vendor, or with us",
      body: (
        <>
          <p>
            Talk to the vendor in your messages first: most things are settled there, and what was said stays
            on record. If that fails, <a href="/contact-us?topic=order#form">write to us</a> with the order
            number. We look at the order, the messages and the terms it was made under, hear both sides, and
            decide on refunds that go through Sayang.
          </p>
          <p>
            You remain free to go to the Consumers Association of Singapore (CASE), to mediation or to the
            Small Claims Tribunals. These terms are governed by the law of Singapore, and its courts decide.
          </p>
        </>
      ),
    },
    {
      id: "changes",
      title: "When these terms change",
      body: (
        <p>
          The version above carries its date. When we change something that matters to you, we tell you by
          email at least 14 days before. An order keeps the terms that held on the day it was placed. If you
          do not agree to a new version, you can close your account; open orders go on under the old one.
        </p>
      ),
    },
  ],
};
