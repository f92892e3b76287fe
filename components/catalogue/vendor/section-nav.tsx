import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import styles from "./section-nav.module.css";

/** Links to the page's sections, always in view. */
export function SectionNav({ vendor }: { vendor: VendorDetail }) {
  const entries = [
    { id: "about", label: "About" },
    { id: "products", label: "Packages" },
    { id: "dates", label: "Dates" },
    { id: "reviews", label: vendor.reviewCount > 0 ? `Reviews (${vendor.reviewCount})` : "Reviews" },
    { id: "payment", label: "Payment" },
    ...(vendor.faq.length > 0 ? [{ id: "faq", label: "Questions" }] : []),
    { id: "place", label: "Location" },
  ];
  return (
    <nav className={styles.nav} aria-label="On this page">
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
