"use client";
import { useState } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { useKeptFocus } from "@/components/ui/feedback/use-kept-focus";
import { type Shortlist, SHORTLIST_SORT_LABELS, type ShortlistSort } from "@/contracts/catalogue/wishlist";
import { useGetSavedIdsQuery, useGetShortlistQuery } from "@/services/catalogue/wishlist";
import { CompareBar } from "@/components/catalogue/wishlist/saved/compare-bar";
import { NoShortlist } from "./no-shortlist";
import { RowsSkeleton } from "./rows-skeleton";
import styles from "./shortlist-dialog.module.css";
import { ShortlistRows } from "./shortlist-rows";
import { SortSelect } from "@/components/ui/list/sort-select";
import { UndoNote } from "@/components/catalogue/wishlist/saved/undo-note";
import { useComparing } from "@/components/catalogue/wishlist/saved/use-comparing";
import { useSavedChanges } from "@/components/catalogue/wishlist/saved/use-saved-changes";

/** The shortlist in a dialog. */
export function ShortlistDialog({ onClose }: { onClose: () => void }) {
  const [sort, setSort] = useState<ShortlistSort>("latest");
  const fresh = { refetchOnMountOrArgChange: true };
  const { data, error, isFetching, refetch } = useGetShortlistQuery({ sortBy: sort }, fresh);
  // The header's count may be outdated.
  useGetSavedIdsQuery(undefined, fresh);
  const changes = useSavedChanges("vendor", data);
  const body = useKeptFocus<HTMLDivElement>(changes.removed);

  return (
    <Dialog
      title="Your shortlist"
      size="md"
      bodyClass={styles.body}
      bodyProps={{ ref: body, tabIndex: -1 }}
      onClose={onClose}
    >
      {data && data.totalDocs > 0 ? (
        <div className={styles.tools}>
          <p className={styles.count}>{data.totalDocs === 1 ? "1 vendor" : `${data.totalDocs} vendors`}</p>
          <SortSelect id="shortlist-sort" labels={SHORTLIST_SORT_LABELS} value={sort} onSort={setSort} />
        </div>
      ) : null}
      <UndoNote kind="vendor" changes={changes} />
      {data ? <List list={data} changes={changes} stale={isFetching} /> : null}
      {!data && !error ? <RowsSkeleton /> : null}
      {!data && error && !isFetching ? (
        <LoadFailure title="Your shortlist could not be loaded" error={error} retry={refetch} />
      ) : null}
    </Dialog>
  );
}

type ListProps = { list: Shortlist; changes: ReturnType<typeof useSavedChanges>; stale: boolean };

function List({ list, changes, stale }: ListProps) {
  const comparing = useComparing();
  const left = list.docs.filter(({ vendorId }) => !changes.isGone(vendorId.id));
  if (left.length === 0) return <NoShortlist headingLevel="h3" />;
  return (
    <>
      <div className={styles.list} aria-busy={stale}>
        <ShortlistRows docs={left} changes={changes} comparing={comparing} />
      </div>
      <footer className={styles.foot}>
        <CompareBar
          comparing={comparing}
          listed={left.flatMap((entry) => (entry.available ? entry.vendorId : []))}
        />
        <a className={styles.all} href="/user/wishlist?tab=shortlist">
          Search the whole shortlist
        </a>
      </footer>
    </>
  );
}
