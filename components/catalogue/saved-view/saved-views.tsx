"use client";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { UndoNotice } from "@/components/ui/feedback/undo/undo-notice";
import { Icon } from "@/components/ui/media/icon";
import type { SavedView, ViewList } from "@/contracts/catalogue/saved-view";
import {
  useDeleteViewMutation,
  useGetSavedViewsQuery,
  useSaveViewMutation,
} from "@/services/catalogue/saved-view";
import styles from "./saved-views.module.css";

const SaveDialog = lazy(() => import("./save-dialog"));

/** The person's saved filters of the open list, and a button that saves the current ones. */
export function SavedViews({ list }: { list: ViewList }) {
  const params = useSearchParams();
  const pathname = usePathname();
  const { data: views = [] } = useGetSavedViewsQuery(list);
  const [remove] = useDeleteViewMutation();
  const [save] = useSaveViewMutation();
  const [isNaming, setNaming] = useState(false);
  const [gone, setGone] = useState<SavedView | null>(null);
  const search = searchOf(params);
  const isSaved = views.some((view) => same(view.search, search));
  const drop = async (view: SavedView) => {
    if (!("error" in (await remove(view.id)))) setGone(view);
  };
  const restore = async ({ name, search: kept }: SavedView) => {
    await save({ list, name, search: kept });
    setGone(null);
  };
  return (
    <>
      {views.length > 0 || search !== "" ? (
        <nav className={styles.views} aria-label="Saved views">
          <ul>
            {views.map((view) => (
              <li key={view.id} className={styles.view}>
                <Link
                  href={`${pathname}?${view.search}`}
                  prefetch={false}
                  aria-current={same(view.search, search) ? "true" : undefined}
                >
                  {view.name}
                </Link>
                <button type="button" aria-label={`Delete ${view.name}`} onClick={() => void drop(view)}>
                  <Icon name="close" size={14} />
                </button>
              </li>
            ))}
          </ul>
          {search !== "" && !isSaved ? (
            <Button variant="plain" size="sm" onClick={() => setNaming(true)}>
              Save this view
            </Button>
          ) : null}
        </nav>
      ) : null}
      {isNaming ? (
        <Suspense>
          <SaveDialog list={list} search={search} onClose={() => setNaming(false)} />
        </Suspense>
      ) : null}
      {views.length > 0 || gone ? (
        <UndoNotice
          of={gone}
          message={`“${gone?.name ?? ""}” is deleted`}
          onUndo={() => (gone ? restore(gone) : undefined)}
          onClose={() => setGone(null)}
        />
      ) : null}
    </>
  );
}

/** Returns the filters and the order in an address, in a fixed sequence and without the page. */
function searchOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete("page");
  kept.sort();
  return kept.toString();
}

const same = (one: string, other: string) => searchOf(new URLSearchParams(one)) === other;
