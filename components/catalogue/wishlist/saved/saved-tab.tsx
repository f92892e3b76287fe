"use client";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useKeptFocus } from "@/components/ui/feedback/use-kept-focus";
import { ListTools } from "@/components/ui/list/list-tools";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { LENS } from "@/components/ui/media/list-drawings";
import { classNames } from "@/components/ui/theme/class-names";
import type { SavedKind } from "@/contracts/catalogue/wishlist";
import type { Page } from "@/contracts/envelope";
import styles from "./saved-tab.module.css";
import { UndoNote } from "./undo-note";
import { type SavedChanges, useSavedChanges } from "./use-saved-changes";

type Props<Entry, Sort extends string> = {
  kind: SavedKind;
  name: "wishlist" | "shortlist";
  /** The kinds of saved items that the search covers. */
  searched: string;
  sorts: Readonly<Record<Sort, string>>;
  sortBy: Sort;
  query: Parameters<typeof PagedList<Page<Entry>>>[0]["query"];
  /** Returns the id of the saved item of an entry. */
  idOf: (entry: Entry) => string;
  loading: ReactNode;
  /** Shown while nothing is saved. */
  empty: ReactNode;
  className?: string | undefined;
  children: (left: Entry[], changes: SavedChanges) => ReactNode;
};

/** A couple's list of saved items, with search, sorting and pages. Removed items can be restored. */
export function SavedTab<Entry, Sort extends string>({
  kind,
  name,
  searched,
  sorts,
  sortBy,
  query,
  idOf,
  loading,
  empty,
  className,
  children,
}: Props<Entry, Sort>) {
  const { search, set } = useListParams();
  const { data } = query;
  const changes = useSavedChanges(kind, data);
  const ref = useKeptFocus<HTMLElement>(changes.removed);
  const left = data?.docs.filter((entry) => !changes.isGone(idOf(entry))) ?? [];
  const none = data !== undefined && data.totalDocs - (data.docs.length - left.length) === 0;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={name === "wishlist" ? "Wishlist" : "Shortlist"}
      className={classNames(styles.tab, className)}
    >
      {none && search === "" ? null : (
        <ListTools
          search={{
            label: `Search your ${name}`,
            placeholder: searched,
            value: search,
            onSearch: (text) => set({ search: text }),
          }}
          sort={{
            labels: sorts,
            value: sortBy,
            onSort: (sort) => set({ sort: sort === "latest" ? "" : sort }),
          }}
        />
      )}
      <div className={styles.note}>
        <UndoNote kind={kind} changes={changes} />
      </div>
      <PagedList
        query={query}
        failure={`Your ${name} could not be loaded`}
        loading={loading}
        isEmpty={none}
        empty={
          search === "" ? (
            empty
          ) : (
            <EmptyState
              drawing={LENS}
              title="Nothing found"
              action={
                <Button variant="secondary" onClick={() => set({ search: "" })}>
                  Show the whole {name}
                </Button>
              }
            >
              {kind === "vendor" ? "No vendor" : "Nothing"} on your {name} matches “{search}”.
            </EmptyState>
          )
        }
      >
        {() => children(left, changes)}
      </PagedList>
    </section>
  );
}
