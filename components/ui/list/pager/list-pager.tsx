"use client";
import { lazy, Suspense } from "react";
import styles from "./list-pager.module.css";

const PageNumbers = lazy(() => import("./page-numbers"));

type Props = {
  page: number;
  totalPages: number;
  totalDocs: number;
  limit: number;
  onPage: (page: number) => void;
};

/** The position of this page in the list, with links to the others. */
export function ListPager({ page, totalPages, totalDocs, limit, onPage }: Props) {
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, totalDocs);
  if (first > last) return null;
  return (
    <div className={styles.pager}>
      <p className={styles.where} aria-live="polite">
        {first}–{last} of {totalDocs}
      </p>
      {totalPages > 1 ? (
        <Suspense>
          <PageNumbers
            page={page}
            count={totalPages}
            siblingCount={0}
            onChange={(_event, next) => onPage(next)}
            aria-label="Pages"
          />
        </Suspense>
      ) : null}
    </div>
  );
}
