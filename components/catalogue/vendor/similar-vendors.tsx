import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import type { VendorCard as Vendor, VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { ScrollRow } from "@/components/ui/list/scroll-row";
import styles from "./similar-vendors.module.css";
import { VendorCard } from "./card/vendor-card";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import { t, td } from "@/lib/words/t";

type Props = { vendors: readonly Vendor[]; of: VendorDetail };

/** Similar vendors to compare with. Appointments can be requested from their cards. */
export function SimilarVendors({ vendors, of }: Props) {
  if (vendors.length === 0) return null;
  const { masterCategory } = of;
  return (
    <section id="similar">
      <SectionHeading
        title={t("Similar to {name}", { name: of.vendorName })}
        action={
          <a href={vendorSearchHref({ category: masterCategory.slug })}>
            {t("All of {name}", { name: td(masterCategory.name) })}
          </a>
        }
      />
      <ScrollRow label={t("Similar vendors")} size="wide">
        {vendors.map((vendor) => (
          <li key={vendor.id} className={styles.one}>
            <VendorCard vendor={vendor} place="18rem" />
            <a
              id={`visit-${vendor.id}`}
              className={styles.visit}
              href={vendorHref(vendor)}
              data-lazy="appointment"
              data-card
              data-vendor={vendor.id}
              data-slug={vendor.slug}
              data-name={vendor.vendorName}
            >
              {t("Book a visit")}
              <span className="visually-hidden"> {t("to {name}", { name: vendor.vendorName })}</span>
            </a>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
