import { vendorHref } from "@/components/catalogue/links/vendor-href";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import styles from "./policy-in-short.module.css";

/** Payment and refund terms in three lines. The vendor's page has the full schedule. */
export function PolicyInShort({ vendor }: { vendor: VendorDetail }) {
  const { milestones, refundTiers } = vendor.paymentPolicy;
  const [first] = milestones;
  const best = refundTiers.toSorted((a, b) => b.daysBefore - a.daysBefore)[0];
  return (
    <section className={styles.policy} aria-labelledby="policy">
      <h2 id="policy">Paying and cancelling</h2>
      <ul>
        {first ? (
          <li>
            {first.percent}% when you book
            {milestones.length > 1
              ? `, the rest in ${milestones.length - 1} ${milestones.length === 2 ? "step" : "steps"}`
              : ""}
          </li>
        ) : null}
        <li>
          {best && best.percent > 0
            ? `Cancel ${best.daysBefore} days before or earlier: ${best.percent}% of what you paid comes back`
            : "Payments aren’t refunded if you cancel"}
        </li>
        <li>If the vendor declines, cancels or doesn’t answer within 72 hours, you get everything back</li>
      </ul>
      <a href={`${vendorHref(vendor)}#payment`}>Every step of payment and refunds</a>
    </section>
  );
}
