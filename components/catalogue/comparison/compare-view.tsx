import { SCALES } from "@/components/ui/media/list-drawings";
import { ButtonLink } from "@/components/ui/action/button";
import { ChipLink } from "@/components/ui/action/chip";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import {
  type Comparison,
  type ComparisonTyped,
  comparisonHref,
  MAX_COMPARED,
} from "@/contracts/catalogue/comparison/comparison";
import type { ComparisonQuery } from "@/contracts/catalogue/comparison/comparison.schema";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import type { VendorCard } from "@/contracts/catalogue/vendor/vendor";
import { askHref } from "@/contracts/ask-href";
import { CompareForm } from "./compare-form";
import type { Compared } from "./compare-list";
import { CompareTable } from "./compare-table";
import styles from "./compare-view.module.css";
import { KeepShown } from "./keep-shown";

type Props = {
  query: ComparisonQuery;
  typed: ComparisonTyped;
  comparison: Comparison;
  /** Other vendors of the same kind that can be added. */
  others: readonly Pick<VendorCard, "slug" | "vendorName">[];
  earliest: string;
};

/** `/vendor/compare`. All state is in the address, and every control is a link or a form. */
export function CompareView({ query, typed, comparison: { docs, missing }, others, earliest }: Props) {
  const vendors = docs.map(({ slug }) => slug);
  const kept: Compared[] = docs.map(({ slug, vendorName, profileImage, bannerImage }) => ({
    slug,
    name: vendorName,
    image: profileImage ?? bannerImage,
  }));
  return (
    <main id="main" className={styles.page}>
      <header className={styles.heading}>
        <h1>Compare vendors</h1>
        <p>
          Side by side, for the size and the day of your wedding. Every price is all-in, with service charge
          and GST included.
        </p>
      </header>
      {missing.length > 0 ? (
        <p className={styles.notice} role="note">
          {missing.length === 1 ? "One vendor is" : `${missing.length} vendors are`} no longer listed on
          Sayang, so we left them out.
        </p>
      ) : null}
      {docs.length === 0 ? (
        <EmptyState
          drawing={SCALES}
          title="No vendors to compare yet"
          action={<ButtonLink href="/vendor#result">Find vendors</ButtonLink>}
        >
          Choose “Compare” on two to four vendors you like to see them side by side.
        </EmptyState>
      ) : (
        <div>
          <KeepShown vendors={kept} />
          <CompareForm vendors={vendors} typed={typed} meal={query.meal} earliest={earliest} />
          {docs.length === 1 ? (
            <p className={styles.notice} role="note">
              Add one to three more vendors to compare.
            </p>
          ) : null}
          <CompareTable vendors={docs} query={{ ...query, vendors }} />
          <p>
            <ButtonLink href={askHref(docs.map(({ id }) => id))}>Ask these vendors for offers</ButtonLink>
          </p>
          {docs.length < MAX_COMPARED ? (
            <nav className={styles.add} aria-label="Add a vendor">
              <h2>Add another</h2>
              <ul>
                {others.map(({ slug, vendorName }) => (
                  <li key={slug}>
                    <ChipLink href={comparisonHref({ ...query, vendors: [...vendors, slug] })}>
                      + {vendorName}
                    </ChipLink>
                  </li>
                ))}
                <li>
                  <a
                    className={styles.more}
                    href={vendorSearchHref({
                      category: docs[0]?.masterCategory.slug ?? "",
                      ...(query.tables && { tables: query.tables }),
                      date: query.date,
                      meal: query.meal,
                    })}
                  >
                    Find others
                  </a>
                </li>
              </ul>
            </nav>
          ) : null}
        </div>
      )}
    </main>
  );
}
