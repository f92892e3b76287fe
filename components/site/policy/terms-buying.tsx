import { PROMO_CAP_CENTS, PROMO_PERCENT } from "@/contracts/identity/registration/promo";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import { formatMoneyShort } from "@/lib/money";
import type { PolicySection } from "./policy-page";

const { milestones, refundTiers } = DEFAULT_PAYMENT_POLICY;

/** The section about money, from the price to the refund. */
export const TERMS_BUYING: readonly PolicySection[] = [
  {
    id: "prices",
    title: "Prices",
    body: (
      <>
        <p>
          Prices are in Singapore dollars and all-in. Where a vendor quotes “++”, we add the 10% service
          charge to its price and then 9% GST on the sum: $1,000++ is shown as $1,199.00. Where a vendor is
          not GST-registered, no GST is charged.
        </p>
        <p>
          Your cart is checked again at the moment you pay. If a price, a date or a limit has changed since
          you put it there, you see it before any money moves.
        </p>
      </>
    ),
  },
  {
    id: "booking",
    title: "Booking",
    body: (
      <>
        <p>
          A cart may hold things from several vendors. You pay once, and each vendor gets an order of its own.
          A day that is taken cannot be sold a second time.
        </p>
        <p>
          The vendor has 72 hours to accept. Declined, or left unanswered for 72 hours, the order is cancelled
          and everything you paid for it is refunded. Until the vendor has accepted, you may withdraw the
          order and get everything back.
        </p>
      </>
    ),
  },
  {
    id: "paying",
    title: "Paying in steps",
    body: (
      <>
        <p>
          Each vendor shows its payment steps before you book. The first is never more than half. Unless the
          vendor has its own, these apply:
        </p>
        <dl>
          {milestones.map(({ label, percent, due }) => (
            <div key={label}>
              <dt>
                {percent}%, {label.toLowerCase()}
              </dt>
              <dd>
                {due.kind === "booking"
                  ? "when you book"
                  : due.kind === "halfway"
                    ? "half-way between booking and the day"
                    : `${due.days} days before the day`}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          Steps are paid in order; you may pay all that is left at once. Card payments go through our payment
          processor, and we do not see or keep your card number. A payment counts once the processor confirms
          it. If you miss a step, we remind you by email. A vendor that then cancels the order refunds you in
          full.
        </p>
      </>
    ),
  },
  {
    id: "changing",
    title: "Changing an order",
    body: (
      <p>
        Either side may propose a change, one at a time, until delivery. Nothing changes before the other side
        agrees; a proposal without an answer lapses after 7 days. If the price goes up, the difference goes on
        the last step not yet paid, or on a new one. If it goes down, it comes off the steps not yet paid, and
        what is left over is refunded.
      </p>
    ),
  },
  {
    id: "cancelling",
    title: "Cancelling, and refunds",
    body: (
      <>
        <p>
          If the vendor cancels, you get everything back. If you cancel, the vendor’s refund policy decides,
          as it stood on the day you booked. Unless the vendor has its own, this share of what you have paid
          comes back:
        </p>
        <dl>
          {refundTiers.map(({ daysBefore, percent }) => (
            <div key={daysBefore}>
              <dt>{daysBefore} days or more before the day</dt>
              <dd>{percent}%</dd>
            </div>
          ))}
          <div>
            <dt>Later than that</dt>
            <dd>nothing, unless the vendor agrees to more</dd>
          </div>
        </dl>
        <p>
          The vendor answers your request with an offer that you accept or contest. When you cannot agree, we
          decide, and tell both sides why. You choose how it comes back: to the card you paid with, or as
          store credit. Whatever you paid with a voucher goes back onto that voucher. A vendor that has to
          return nothing under its policy may still do so; many do when a date moves and is not lost.
        </p>
      </>
    ),
  },
  {
    id: "delivery",
    title: "Delivery, and when an order is done",
    body: (
      <p>
        Once everything is paid, the vendor delivers, and you confirm. If the vendor says that it has
        delivered and you stay silent for 14 days, the order counts as delivered; these days start once your
        event is over. Seven days after delivery it is complete. Tell us before then if something was not as
        agreed: that stops the clock.
      </p>
    ),
  },
  {
    id: "offers",
    title: "Discounts, vouchers and referrals",
    body: (
      <>
        <p>
          One discount code and one voucher can be used on an order. A discount lowers what you pay by the sum
          it names, with the GST in it. A voucher is a means of payment and comes off the total; what it does
          not use up stays on it, and of several the one that expires first is spent first. A gift voucher can
          be spent for three years from the day it is sent, and its buyer can have it refunded within 14 days
          while it is unused. Store credit does not expire. Vouchers are not exchanged for cash, except where
          the law says so.
        </p>
        <p>
          The sign-up offer is {PROMO_PERCENT}% off, at most {formatMoneyShort(PROMO_CAP_CENTS)}, once for
          each email address. Where it comes through an influencer’s link, it does not cover venues; the email
          says so. A referral is remembered for 30 days, cannot be your own, and is rewarded once the referred
          order is complete; a refund takes the reward back.
        </p>
      </>
    ),
  },
];
