import { comparisonHref } from "@/contracts/catalogue/comparison";
import type { VendorCard } from "@/contracts/catalogue/vendor/vendor";
import styles from "./compare-toggle.module.css";

type Props = { vendor: Pick<VendorCard, "slug" | "vendorName" | "profileImage" | "bannerImage"> };

/** Adds a vendor to the comparison. Without script it links to the comparison page. */
export function CompareToggle({ vendor: { slug, vendorName, profileImage, bannerImage } }: Props) {
  return (
    <a
      className={styles.toggle}
      href={comparisonHref({ vendors: [slug] })}
      aria-label={`Compare ${vendorName}`}
      data-late="compare"
      data-slug={slug}
      data-name={vendorName}
      data-image={profileImage ?? bannerImage ?? undefined}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <rect className={styles.box} x="2.5" y="2.5" width="15" height="15" rx="4" />
        <path className={styles.tick} d="M6 10.4 8.8 13 14 7.2" />
      </svg>
      Compare
    </a>
  );
}
