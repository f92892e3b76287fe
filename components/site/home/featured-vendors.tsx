import { SectionHeading } from "@/components/ui/page/heading/section-heading";
import { VendorCard } from "@/components/catalogue/vendor/card/vendor-card";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import type { VendorCard as VendorCardData } from "@/contracts/catalogue/vendor/vendor";
import { LANGUAGES } from "@/lib/language/languages";
import styles from "./featured-vendors.module.css";
import type { HomeMessages } from "./messages/en";

type Props = { vendors: VendorCardData[]; words: HomeMessages["featured"] };

export function FeaturedVendors({ vendors, words }: Props) {
  if (vendors.length === 0) return null;
  return (
    <section aria-labelledby="featured">
      <SectionHeading
        id="featured"
        title={words.title}
        lead={words.lead}
        action={<a href={vendorSearchHref({ sort: "rating" })}>{words.all}</a>}
      />
      <ul className={styles.cards} lang={LANGUAGES.en.tag}>
        {vendors.map((vendor) => (
          <li key={vendor.id}>
            <VendorCard vendor={vendor} place="(min-width: 75rem) 18rem, (min-width: 40rem) 30vw, 13.5rem" />
          </li>
        ))}
      </ul>
    </section>
  );
}
