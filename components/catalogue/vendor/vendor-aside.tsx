import type { ReactNode } from "react";
import { Price } from "@/components/ui/money/price";
import { RatingStars } from "@/components/ui/text/rating-stars";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { WeddingDay, WeddingPrice } from "@/components/catalogue/price/wedding-price";
import { toCents } from "@/lib/money";
import { t, td, tn } from "@/lib/words/t";
import styles from "./vendor-aside.module.css";

/** Price, first payment and actions. Beside the page on wide screens, above it on phones. */
export function VendorAside({ vendor, actions }: { vendor: VendorDetail; actions: ReactNode }) {
  const { milestones } = vendor.paymentPolicy;
  const [first] = milestones;
  return (
    <aside className={styles.aside} aria-label={t("Price and contact")}>
      <div className={styles.card}>
        {vendor.priceFrom === null ? (
          <p className={styles.ask}>{t("Price on request")}</p>
        ) : (
          <p>
            <WeddingPrice of="vendor" id={vendor.id} size="lg">
              <Price
                from
                size="lg"
                total={toCents(vendor.priceFrom)}
                {...(vendor.priceMetric ? { metric: t("per {unit}", { unit: td(vendor.priceMetric) }) } : {})}
              />
            </WeddingPrice>
            <span className={styles.note}>{t("all-in, GST and service charge included")}</span>
          </p>
        )}
        <WeddingDay vendorId={vendor.id} />
        <p className={styles.rating}>
          <RatingStars value={vendor.rating} count={vendor.reviewCount} />
        </p>
        <a className={styles.go} href="#products">
          {t("See packages")}
        </a>
        <div className={styles.actions}>{actions}</div>
        <ul className={styles.points}>
          {first ? (
            <li>
              {tn(
                milestones.length - 1,
                "Pay {percent}% to book, the rest in {n} step",
                "Pay {percent}% to book, the rest in {n} steps",
                { percent: first.percent },
              )}
            </li>
          ) : null}
          <li>{t("All your money back if the vendor declines or doesn’t answer within 72 hours")}</li>
          <li>{t("If the vendor cancels, you get everything back")}</li>
        </ul>
      </div>
    </aside>
  );
}
