import { ButtonLink } from "@/components/ui/button";
import { ChipLink } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import type { MasterCategoryNode } from "@/contracts/category";
import { type VendorSearchQuery, vendorSearchHref } from "@/contracts/search";
import type { ChosenCategory } from "./chosen-category";
import styles from "./no-results.module.css";

type Props = {
  search: VendorSearchQuery;
  category: ChosenCategory | null;
  tree: readonly MasterCategoryNode[];
};

/** Nobody fits: say so, and offer what would find somebody. */
export function NoResults({ search: { q }, category, tree }: Props) {
  return (
    <>
      <EmptyState
        title="No vendor fits that yet"
        headingLevel="h3"
        action={
          <>
            {q && category ? (
              <ButtonLink variant="secondary" href={vendorSearchHref({ q })}>
                Search in all categories
              </ButtonLink>
            ) : null}
            <ButtonLink
              variant="secondary"
              href={vendorSearchHref({ category: q ? (category?.slug ?? "") : "" })}
            >
              {q && category ? `All of ${category.name}` : "See all vendors"}
            </ButtonLink>
          </>
        }
      >
        {q
          ? "Try a word less, another spelling, or what it is rather than who makes it: “gown”, “lion dance”, “solemniser”."
          : "New vendors join every week. Meanwhile, look one step wider."}
      </EmptyState>
      <nav className={styles.others} aria-label="Categories to look at">
        {tree.map((master) => (
          <ChipLink key={master._id} href={vendorSearchHref({ category: master.slug })}>
            {master.name}
          </ChipLink>
        ))}
      </nav>
    </>
  );
}
