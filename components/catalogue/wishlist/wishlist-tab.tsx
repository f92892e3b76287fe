"use client";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useListParams } from "@/components/ui/list/use-list-params";
import { HEART } from "@/components/ui/media/list-drawings";
import { WISHLIST_SORT_LABELS, WISHLIST_SORTS, type WishlistEntry } from "@/contracts/catalogue/wishlist";
import { useGetWishlistQuery } from "@/services/catalogue/wishlist";
import { CardsSkeleton } from "./cards-skeleton";
import { AskLink } from "./saved/ask-link";
import { SavedTab } from "./saved/saved-tab";
import { WishCard } from "./wish-card";
import styles from "./wishlist-tab.module.css";

const LIMIT = 24;

/** A couple's saved products, as they are sold today. */
export function WishlistTab() {
  const { page, search, get } = useListParams();
  const sortBy = WISHLIST_SORTS.find((sort) => sort === get("sort")) ?? "latest";
  const query = useGetWishlistQuery(
    { page, limit: LIMIT, searchBy: search, sortBy },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <SavedTab
      kind="product"
      name="wishlist"
      searched="Product or vendor"
      sorts={WISHLIST_SORT_LABELS}
      sortBy={sortBy}
      query={query}
      idOf={({ productId }) => productId.id}
      loading={<CardsSkeleton />}
      empty={
        <EmptyState
          drawing={HEART}
          title="Your wishlist is empty"
          action={<ButtonLink href="/vendor?kind=products#result">Find something to love</ButtonLink>}
        >
          Tap the heart on a gown, a menu or a package. We’ll show you here when its price changes.
        </EmptyState>
      }
    >
      {(left, changes) => (
        <>
          <div className={styles.ask}>
            <AskLink vendors={sellersOf(left)} />
          </div>
          <ul className={styles.grid}>
            {left.map((entry) => (
              <WishCard key={entry.id} entry={entry} onRemove={changes.remove} />
            ))}
          </ul>
        </>
      )}
    </SavedTab>
  );
}

/** Returns the vendors of the products that are still sold, each once. */
function sellersOf(entries: readonly WishlistEntry[]) {
  const sold = entries.filter(({ available }) => available).map(({ productId }) => productId.vendor);
  return [...new Map(sold.map((vendor) => [vendor.id, vendor])).values()];
}
