"use client";
import { CompareBar } from "@/components/catalogue/wishlist/saved/compare-bar";
import { SavedTab } from "@/components/catalogue/wishlist/saved/saved-tab";
import { useComparing } from "@/components/catalogue/wishlist/saved/use-comparing";
import { useListParams } from "@/components/ui/list/use-list-params";
import { SHORTLIST_SORT_LABELS, SHORTLIST_SORTS } from "@/contracts/catalogue/wishlist";
import { useGetShortlistQuery } from "@/services/catalogue/wishlist";
import { NoShortlist } from "./no-shortlist";
import { RowsSkeleton } from "./rows-skeleton";
import { ShortlistRows } from "./shortlist-rows";
import styles from "./shortlist-tab.module.css";

const LIMIT = 20;

/** The full shortlist, with search and pagination. */
export function ShortlistTab() {
  const { page, search, get } = useListParams();
  const sortBy = SHORTLIST_SORTS.find((sort) => sort === get("sort")) ?? "latest";
  const query = useGetShortlistQuery(
    { page, limit: LIMIT, searchBy: search, sortBy },
    { refetchOnMountOrArgChange: true },
  );
  const comparing = useComparing();
  return (
    <SavedTab
      kind="vendor"
      name="shortlist"
      searched="Vendor or vendor type"
      sorts={SHORTLIST_SORT_LABELS}
      sortBy={sortBy}
      query={query}
      idOf={({ vendorId }) => vendorId.id}
      loading={<RowsSkeleton />}
      empty={<NoShortlist />}
      className={styles.tab}
    >
      {(left, changes) => (
        <>
          <CompareBar
            comparing={comparing}
            listed={left.flatMap((entry) => (entry.available ? entry.vendorId : []))}
          />
          <ShortlistRows docs={left} changes={changes} comparing={comparing} />
        </>
      )}
    </SavedTab>
  );
}
