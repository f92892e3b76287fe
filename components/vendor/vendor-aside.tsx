import { Price } from "@/components/ui/price";
import { RatingStars } from "@/components/ui/rating-stars";
import type { VendorDetail } from "@/contracts/vendor";
import { toCents } from "@/lib/money";
import styles from "./vendor-aside.module.css";

/** What decides: the price, the first payment, and the way on. A bar at the foot on phones. */
export function VendorAside({ vendor }: { vendor: VendorDetail }) {
  const { milestones } = vendor.paymentPolicy;
  const [first] = milestones;
  return (
    <aside className={styles.aside} aria-label="Booking">
      <div className={styles.card}>
        {vendor.priceFrom === null ? (
          <p className={styles.ask}>Price on request</p>
        ) : (
          <p>
            <Price
              from
              size="lg"
              total={toCents(vendor.priceFrom)}
              {...(vendor.priceMetric ? { metric: `per ${vendor.priceMetric}` } : {})}
            />
            <span className={styles.note}>all-in, GST and service charge inside</span>
          </p>
        )}
        <p className={styles.rating}>
          <RatingStars value={vendor.rating} count={vendor.reviewCount} />
        </p>
        <a className={styles.go} href="#products">
          See packages
        </a>
        <ul className={styles.points}>
          {first ? (
            <li>
              Pay {first.percent}% to book, the rest in {milestones.length - 1}{" "}
              {milestones.length === 2 ? "step" : "steps"}
            </li>
          ) : null}
          <li>Declined or unanswered after 72 hours: all money back</li>
          <li>If the vendor cancels, you get everything back</li>
        </ul>
      </div>
    </aside>
  );
}
