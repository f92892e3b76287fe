import { SectionHeading } from "@/components/ui/page/section-heading";
import { VendorCard } from "@/components/catalogue/vendor/card/vendor-card";
import { vendorSearchHref } from "@/contracts/catalogue/search-address";
import type { VendorCard as VendorCardData } from "@/contracts/catalogue/vendor";
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
            <VendorCard vendor={vendor} place="(min-width: 75rem) 18rem, (min-width: 40rem) 30vw, 13.5rem" />
          </li>
        ))}
      </ul>
    </section>
  );
}
