import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { t } from "@/lib/words/t";
import styles from "./section-nav.module.css";

/** Links to the page's sections, always in view. */
export function SectionNav({ vendor }: { vendor: VendorDetail }) {
  const entries = [
    { id: "about", label: t("About") },
    { id: "products", label: t("Packages") },
    { id: "dates", label: t("Dates") },
    {
      id: "reviews",
      label: vendor.reviewCount > 0 ? t("Reviews ({n})", { n: vendor.reviewCount }) : t("Reviews"),
    },
    { id: "payment", label: t("Payment") },
    ...(vendor.faq.length > 0 ? [{ id: "faq", label: t("Questions") }] : []),
    { id: "place", label: t("Location") },
  ];
  return (
    <nav className={styles.nav} aria-label={t("On this page")}>
      <ul>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
