import { SectionHeading } from "@/components/ui/section-heading";
import { VendorCard } from "@/components/vendor/vendor-card";
import { vendorSearchHref } from "@/contracts/search";
import type { VendorCard as VendorCardData } from "@/contracts/vendor";
import styles from "./featured-vendors.module.css";

export function FeaturedVendors({ vendors }: { vendors: VendorCardData[] }) {
  if (vendors.length === 0) return null;
  return (
    <section aria-labelledby="featured">
      <SectionHeading
        id="featured"
        title="Vendors couples keep recommending"
        lead="Reviewed only by people who booked them here."
        action={<a href={vendorSearchHref({ sort: "rating" })}>Highest rated vendors</a>}
      />
      <ul className={styles.cards}>
        {vendors.map((vendor) => (
          <li key={vendor.id}>
            <VendorCard vendor={vendor} sizes="(min-width: 75rem) 28rem, (min-width: 40rem) 45vw, 19rem" />
          </li>
        ))}
      </ul>
    </section>
  );
}
