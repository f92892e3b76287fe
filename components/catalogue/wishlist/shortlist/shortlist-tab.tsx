"use client";
import { LENS } from "@/components/ui/media/list-drawings";
import { ListPager } from "@/components/ui/list/list-pager";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { useLastPage, useListParams } from "@/components/ui/list/use-list-params";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useKeptFocus } from "@/components/ui/feedback/use-kept-focus";
import { SHORTLIST_SORT_LABELS, SHORTLIST_SORTS } from "@/contracts/catalogue/wishlist";
import { useGetShortlistQuery } from "@/services/catalogue/wishlist";
import { CompareBar } from "@/components/catalogue/wishlist/saved/compare-bar";
import { ListTools } from "@/components/ui/list/list-tools";
import { NoShortlist } from "./no-shortlist";
import { RowsSkeleton } from "./rows-skeleton";
import { ShortlistRows } from "./shortlist-rows";
import styles from "./shortlist-tab.module.css";
import { UndoNote } from "@/components/catalogue/wishlist/saved/undo-note";
import { useComparing } from "@/components/catalogue/wishlist/saved/use-comparing";
import { useSavedChanges } from "@/components/catalogue/wishlist/saved/use-saved-changes";

const LIMIT = 20;

/** The full shortlist, with search and pagination. */
export function ShortlistTab() {
  const { page, search, get, set } = useListParams();
  const sortBy = SHORTLIST_SORTS.find((sort) => sort === get("sort")) ?? "latest";
  const { data, currentData, error, isFetching, refetch } = useGetShortlistQuery(
    { page, limit: LIMIT, searchBy: search, sortBy },
    { refetchOnMountOrArgChange: true },
  );
  useLastPage(currentData);
  const changes = useSavedChanges("vendor", data);
  const comparing = useComparing();
  const ref = useKeptFocus<HTMLElement>(changes.removed);
  const left = data?.docs.filter(({ vendorId }) => !changes.isGone(vendorId.id)) ?? [];
  const none = data !== undefined && data.totalDocs - (data.docs.length - left.length) === 0;

  return (
    <section ref={ref} tabIndex={-1} aria-label="Shortlist" className={styles.tab}>
      {none && search === "" ? null : (
        <ListTools
          search={{
            label: "Search your shortlist",
            placeholder: "Vendor or vendor type",
            value: search,
            onSearch: (text) => set({ search: text }),
          }}
          sort={{
            labels: SHORTLIST_SORT_LABELS,
            value: sortBy,
            onSort: (sort) => set({ sort: sort === "latest" ? "" : sort }),
          }}
        />
      )}
      <div className={styles.note}>
        <UndoNote kind="vendor" changes={changes} />
      </div>
      {error && !isFetching ? (
        <LoadFailure title="Your shortlist could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!error && !data ? <RowsSkeleton /> : null}
      {none && !error ? <NoneLeft search={search} onClear={() => set({ search: "" })} /> : null}
      {data && !none && !error ? (
        <>
          <CompareBar
            comparing={comparing}
            listed={left.flatMap((entry) => (entry.available ? entry.vendorId.slug : []))}
          />
          <div aria-busy={isFetching}>
            <ShortlistRows docs={left} changes={changes} comparing={comparing} />
          </div>
          <ListPager {...data} onPage={(next) => set({ page: String(next) })} />
        </>
      ) : null}
    </section>
  );
}

function NoneLeft({ search, onClear }: { search: string; onClear: () => void }) {
  if (search === "") return <NoShortlist />;
  return (
    <EmptyState
      drawing={LENS}
      title="Nothing found"
      action={
        <Button variant="secondary" onClick={onClear}>
          Show the whole shortlist
        </Button>
      }
    >
      No vendor on your shortlist matches “{search}”.
    </EmptyState>
  );
}
