"use client";
import type { ReactNode, Ref } from "react";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { ListPager } from "./pager/list-pager";
import { RowKeys } from "./row-keys";
import type { Page } from "@/contracts/envelope";
import styles from "./paged-list.module.css";
import { useLastPage, useListParams } from "./use-list-params";

type Paged = Omit<Page<unknown>, "docs">;

type Props<List extends Paged> = {
  /** The result of a query hook, called with `useListParams().page` unless `onPage` is given. */
  query: {
    data?: List | undefined;
    currentData?: List | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Names the list for screen readers. */
  label?: string;
  /** The title of the message shown when loading failed. */
  failure: string;
  /** Shown while the first page loads. A string is the label of the default placeholder. */
  loading: string | ReactNode;
  placeholders?: number;
  /** Shown when the list is empty. */
  empty: ReactNode;
  /** For lists that hide entries removed since they were loaded. */
  isEmpty?: boolean;
  /** Rendered above the list or its empty state. */
  head?: (list: List) => ReactNode;
  listRef?: Ref<HTMLElement>;
  /** For a page number that isn't kept in the address. */
  onPage?: (page: number) => void;
  /** Lets j and k move between its rows. */
  withKeys?: boolean;
  children: (list: List) => ReactNode;
};

/**
 * One page of a list in each of its states: loading, failed, empty, shown, and stale while the next page loads. The
 * previous page stays until the next has loaded. An address past the last page leads to the last.
 */
export function PagedList<List extends Paged>({
  query: { data, currentData, error, isFetching, refetch },
  label,
  failure,
  loading,
  placeholders = 4,
  empty,
  isEmpty = (currentData ?? data)?.totalDocs === 0,
  head,
  listRef,
  onPage,
  withKeys = false,
  children,
}: Props<List>) {
  const { set } = useListParams();
  useLastPage(onPage ? undefined : currentData);
  if (error && !isFetching) return <LoadFailure title={failure} error={error} retry={refetch} />;
  if (!data) {
    return typeof loading === "string" ? <CardRowsSkeleton label={loading} count={placeholders} /> : loading;
  }
  return (
    <>
      {head?.(data)}
      {isEmpty ? (
        empty
      ) : (
        <section
          ref={listRef}
          className={styles.list}
          tabIndex={listRef ? -1 : undefined}
          aria-label={label}
          aria-busy={isFetching}
          data-stale={isFetching || undefined}
        >
          {children(data)}
          {withKeys ? <RowKeys /> : null}
          <ListPager {...data} onPage={onPage ?? ((next) => set({ page: String(next) }))} />
        </section>
      )}
    </>
  );
}
