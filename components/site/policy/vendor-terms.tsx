import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import type { Policy } from "./policy-page";

const { milestones, refundTiers } = DEFAULT_PAYMENT_POLICY;
const STEPS = milestones.map(({ percent }) => `${percent}%`).join(", ");
const TIERS = refundTiers.map(({ daysBefore, percent }) => `${percent}% at ${daysBefore} days`).join(", ");

export const VENDOR_TERMS: Policy = {
  title: "Vendor Terms",
  lead: "The agreement between Sayang and the businesses that sell here: what we do for you, what we take for it, and what couples may expect.",
  brief: [
    "Answer every order within 72 hours, or it is cancelled and the couple refunded.",
    "The commission of an order is fixed when it is placed and does not change afterwards.",
    "Your payment and refund policy binds you as it stood when the couple booked.",
    "If you cancel, the couple gets everything back.",
  ],
  sections: [
    {
      id: "joining",
      title: "Joining",
      body: (
        <>
          <p>
            You sell as a business registered in Singapore, under its own name and UEN. We check every
            application, usually within 24 to 48 hours, and approve it, ask for a change or decline it, with
            the reason. Keep your details true; tell us when ownership, GST registration or bank details
            change.
          </p>
          <p>
            You also agree to the <a href="/terms-and-condition">Terms and Conditions</a>, the{" "}
            <a href="/community-guidelines">Community Guidelines</a> and the{" "}
            <a href="/privacy">Privacy Policy</a>.
          </p>
        </>
      ),
    },
    {
      id: "listings",
      title: "Listings",
      body: (
        <>
          <ul>
            <li>
              Describe what is in the package and what is not. Pictures are of your own work, with the
              couples’ leave.
            </li>
            <li>
              Enter the price and how it is taxed; Sayang works out and shows the all-in price. Charges that a
              couple cannot avoid belong in the price: no cake-cutting, corkage or overtime as a surprise.
            </li>
            <li>Keep off-days and opening hours current. What is free in your calendar can be booked.</li>
            <li>
              Licences your trade needs (food, halal, liquor, solemnising) are yours to hold and to show on
              request.
            </li>
          </ul>
          <p>
            We may ask you to change a listing before it goes live. Changing a live one does not take it down
            while we look. Paid or featured places are labelled as such.
          </p>
        </>
      ),
    },
    {
      id: "orders",
      title: "Orders: 72 hours",
      body: (
        <>
          <p>
            A new order waits for your answer. Accept it or decline it within 72 hours. Unanswered, it is
            cancelled and the couple is refunded in full; declined, the same. How quickly you answer is
            measured and shown on your page.
          </p>
          <p>
            An accepted order is a promise: that date, that service, that price. Changes are proposed through
            the order and need the couple’s agreement. None can be made after delivery.
          </p>
        </>
      ),
    },
    {
      id: "steps",
      title: "Payment steps and your refund policy",
      body: (
        <>
          <p>
            Couples pay in steps. Ours are {STEPS}: at booking, half-way, and 14 days before the day. You may
            set your own; the first is never more than half. By default, a couple who cancels gets back{" "}
            {TIERS} before the day, and nothing after that. You may set your own, and you may always give more
            than it says.
          </p>
          <p>
            Both are copied into an order when it is placed. What you change later holds for later orders.
          </p>
        </>
      ),
    },
    {
      id: "commission",
      title: "Commission",
      body: (
        <p>
          Listing is free. We take a commission on orders, at the rate of your compensation plan, which you
          see before you accept your first order. The rate is copied into each order when it is placed; a new
          plan changes nothing about orders that exist. On what is refunded we take no commission.
        </p>
      ),
    },
    {
      id: "payouts",
      title: "Payouts",
      body: (
        <>
          <p>
            We collect for you and pay out less the commission. Sale by sale you see what is earned, held, on
            its way and paid. Money is held until it can no longer be refunded under the order’s terms, and
            while a cancellation or a dispute is open.
          </p>
          <p>
            Every movement is entered in a ledger that is never rewritten: mistakes are corrected by a further
            entry, which you see. GST on your sales is yours to account for.
          </p>
        </>
      ),
    },
    {
      id: "cancelling",
      title: "Cancellations",
      body: (
        <>
          <p>
            When a couple asks to cancel, answer with the refund your policy gives, or a better one. If they
            contest it, we decide. Couples may nudge you once a day until you answer.
          </p>
          <p>
            When you cancel, the couple gets everything back. Do it only when you must, as early as you can,
            and help to find a replacement. Cancelling repeatedly, or to resell the date for more, leads to
            suspension.
          </p>
        </>
      ),
    },
    {
      id: "delivery",
      title: "Delivery",
      body: (
        <p>
          Mark the order delivered when it is. The couple confirms; if they stay silent for 14 days once the
          event is over, it counts as delivered. 7 days later it is complete unless something was raised.
        </p>
      ),
    },
    {
      id: "conduct",
      title: "Conduct",
      body: (
        <ul>
          <li>Keep messages and payments for orders that began here on Sayang.</li>
          <li>
            Ask for a review at most once for each order, and never offer anything for it. You may answer each
            review once.
          </li>
          <li>
            Use couples’ and guests’ data for the order alone, keep it safe, delete it when you no longer need
            it, and tell us within a day if it got out. You are bound by the PDPA yourself.
          </li>
          <li>Your staff and subcontractors act in your name: what they promise and do is yours.</li>
        </ul>
      ),
    },
    {
      id: "promotions",
      title: "Discounts and vouchers",
      body: (
        <p>
          A discount you set up comes off what the couple pays, with the service charge and GST in it.
          Discounts and vouchers that Sayang gives out are Sayang’s cost and do not reduce what you receive.
        </p>
      ),
    },
    {
      id: "suspension",
      title: "Suspension and leaving",
      body: (
        <p>
          We suspend an account for serious or repeated breaches, with the reason, and hear you before it is
          for good. A suspended vendor runs its open orders and sells nothing new. You may leave at any time
          once your open orders are done; we pay out what is due, and your reviews go with your page.
        </p>
      ),
    },
    {
      id: "liability",
      title: "Liability, law, changes",
      body: (
        <p>
          You answer for your service and hold us harmless from claims that arise from it; we answer for
          running the marketplace with care, up to the commission we received from you in the past twelve
          months, save where the law allows no limit. Singapore law applies. When these terms change, you hear
          of it by email at least 30 days before; what has been booked stays under the old ones.
        </p>
      ),
    },
  ],
};
