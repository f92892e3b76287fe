import type { ReactNode } from "react";
import { Price } from "@/components/ui/money/price";
import { RatingStars } from "@/components/ui/text/rating-stars";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { WeddingDay, WeddingPrice } from "@/components/catalogue/price/wedding-price";
import { toCents } from "@/lib/money";
import styles from "./vendor-aside.module.css";

/** Price, first payment and actions. Beside the page on wide screens, above it on phones. */
export function VendorAside({ vendor, actions }: { vendor: VendorDetail; actions: ReactNode }) {
  const { milestones } = vendor.paymentPolicy;
  const [first] = milestones;
  return (
    <aside className={styles.aside} aria-label="Price and contact">
      <div className={styles.card}>
        {vendor.priceFrom === null ? (
          <p className={styles.ask}>Price on request</p>
        ) : (
          <p>
            <WeddingPrice of="vendor" id={vendor.id} size="lg">
              <Price
                from
                size="lg"
                total={toCents(vendor.priceFrom)}
                {...(vendor.priceMetric ? { metric: `per ${vendor.priceMetric}` } : {})}
              />
            </WeddingPrice>
            <span className={styles.note}>all-in, GST and service charge included</span>
          </p>
        )}
        <WeddingDay vendorId={vendor.id} />
        <p className={styles.rating}>
          <RatingStars value={vendor.rating} count={vendor.reviewCount} />
        </p>
        <a className={styles.go} href="#products">
          See packages
        </a>
        <div className={styles.actions}>{actions}</div>
        <ul className={styles.points}>
          {first ? (
            <li>
              Pay {first.percent}% to book, the rest in {milestones.length - 1}{" "}
              {milestones.length === 2 ? "step" : "steps"}
            </li>
          ) : null}
          <li>All your money back if the vendor declines or doesn’t answer within 72 hours</li>
          <li>If the vendor cancels, you get everything back</li>
        </ul>
      </div>
    </aside>
  );
}
