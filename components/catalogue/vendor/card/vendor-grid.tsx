import { CompareToggle } from "@/components/catalogue/comparison/compare-toggle";
import type { VendorHit } from "@/contracts/catalogue/search/search";
import { CardPictures } from "./card-pictures";
import { VendorCard } from "./vendor-card";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import styles from "./vendor-grid.module.css";

export function VendorGrid({ vendors }: { vendors: readonly VendorHit[] }) {
  return (
    <ul className={styles.grid}>
      {vendors.map((vendor, at) => (
        <li key={vendor.id}>
          <VendorCard
            vendor={vendor}
            priceDay={vendor.priceDay}
            first={at === 0}
            frame={(picture) => (
              <CardPictures href={vendorHref(vendor)} pictures={vendor.pictures}>
                {picture}
              </CardPictures>
            )}
            tools={
              <CompareToggle
                slug={vendor.slug}
                name={vendor.vendorName}
                image={vendor.profileImage ?? vendor.bannerImage}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}
