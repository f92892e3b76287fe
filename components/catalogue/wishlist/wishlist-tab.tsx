"use client";
import { HEART, LENS } from "@/components/ui/media/list-drawings";
import { ListPager } from "@/components/ui/list/list-pager";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { useLastPage, useListParams } from "@/components/ui/list/use-list-params";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useKeptFocus } from "@/components/ui/feedback/use-kept-focus";
import { WISHLIST_SORT_LABELS, WISHLIST_SORTS } from "@/contracts/catalogue/wishlist";
import { useGetWishlistQuery } from "@/services/catalogue/wishlist";
import { CardsSkeleton } from "./cards-skeleton";
import { ListTools } from "@/components/ui/list/list-tools";
import { UndoNote } from "./saved/undo-note";
import { useSavedChanges } from "./saved/use-saved-changes";
import { WishCard } from "./wish-card";
import styles from "./wishlist-tab.module.css";

const LIMIT = 24;

/** A couple's saved products, as they are sold today. */
export function WishlistTab() {
  const { page, search, get, set } = useListParams();
  const sortBy = WISHLIST_SORTS.find((sort) => sort === get("sort")) ?? "latest";
  const { data, currentData, error, isFetching, refetch } = useGetWishlistQuery(
    { page, limit: LIMIT, searchBy: search, sortBy },
    { refetchOnMountOrArgChange: true },
  );
  useLastPage(currentData);
  const changes = useSavedChanges("product", data);
  const ref = useKeptFocus<HTMLElement>(changes.removed);
  const left = data?.docs.filter(({ productId }) => !changes.isGone(productId.id)) ?? [];
  const none = data !== undefined && data.totalDocs - (data.docs.length - left.length) === 0;

  return (
    <section ref={ref} tabIndex={-1} aria-label="Wishlist" className={styles.tab}>
      {none && search === "" ? null : (
        <ListTools
          search={{
            label: "Search your wishlist",
            placeholder: "Product or vendor",
            value: search,
            onSearch: (text) => set({ search: text }),
          }}
          sort={{
            labels: WISHLIST_SORT_LABELS,
            value: sortBy,
            onSort: (sort) => set({ sort: sort === "latest" ? "" : sort }),
          }}
        />
      )}
      <div className={styles.note}>
        <UndoNote kind="product" changes={changes} />
      </div>
      {error && !isFetching ? (
        <LoadFailure title="Your wishlist could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!error && !data ? <CardsSkeleton /> : null}
      {none && !error ? <NoWishes search={search} onClear={() => set({ search: "" })} /> : null}
      {data && !none && !error ? (
        <>
          <ul className={styles.grid} aria-busy={isFetching}>
            {left.map((entry) => (
              <WishCard key={entry.id} entry={entry} onRemove={changes.remove} />
            ))}
          </ul>
          <ListPager {...data} onPage={(next) => set({ page: String(next) })} />
        </>
      ) : null}
    </section>
  );
}

function NoWishes({ search, onClear }: { search: string; onClear: () => void }) {
  if (search !== "") {
    return (
      <EmptyState
        drawing={LENS}
        title="Nothing found"
        action={
          <Button variant="secondary" onClick={onClear}>
            Show the whole wishlist
          </Button>
        }
      >
        Nothing on your wishlist matches “{search}”.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={HEART}
      title="Your wishlist is empty"
      action={<ButtonLink href="/vendor?kind=products#result">Find something to love</ButtonLink>}
    >
      Tap the heart on a gown, a menu or a package. We’ll show you here when its price changes.
    </EmptyState>
  );
}
