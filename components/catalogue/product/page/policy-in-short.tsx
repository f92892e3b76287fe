import { vendorHref } from "@/components/catalogue/links/vendor-href";
import { OwnTermsLink } from "@/components/catalogue/vendor/terms/own-terms-link";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { t, tn } from "@/lib/words/t";
import styles from "./policy-in-short.module.css";

/** Payment and refund terms in three lines. The vendor's page has the full schedule. */
export function PolicyInShort({ vendor }: { vendor: VendorDetail }) {
  const { milestones, refundTiers } = vendor.paymentPolicy;
  const [first] = milestones;
  const best = refundTiers.toSorted((a, b) => b.daysBefore - a.daysBefore)[0];
  return (
    <section className={styles.policy} aria-labelledby="policy">
      <h2 id="policy">{t("Paying and cancelling")}</h2>
      <ul>
        {first ? (
          <li>
            {milestones.length > 1
              ? tn(
                  milestones.length - 1,
                  "{percent}% when you book, the rest in {n} step",
                  "{percent}% when you book, the rest in {n} steps",
                  { percent: first.percent },
                )
              : t("{percent}% when you book", { percent: first.percent })}
          </li>
        ) : null}
        <li>
          {best && best.percent > 0
            ? t("Cancel {days} days before or earlier: {percent}% of what you paid comes back", {
                days: best.daysBefore,
                percent: best.percent,
              })
            : t("Payments aren’t refunded if you cancel")}
        </li>
        <li>
          {t("If the vendor declines, cancels or doesn’t answer within 72 hours, you get everything back")}
        </li>
      </ul>
      <a href={`${vendorHref(vendor)}#payment`}>{t("Every step of payment and refunds")}</a>
      <OwnTermsLink vendor={vendor} />
    </section>
  );
}
