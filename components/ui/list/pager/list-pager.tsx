"use client";
import { Icon } from "@/components/ui/media/icon";
import styles from "./list-pager.module.css";
import { pageNumbers } from "./page-numbers";

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
      {totalPages > 1 ? <PageButtons page={page} totalPages={totalPages} onPage={onPage} /> : null}
    </div>
  );
}

function PageButtons({ page, totalPages, onPage }: Pick<Props, "page" | "totalPages" | "onPage">) {
  return (
    <nav aria-label="Pages">
      <ol className={styles.numbers}>
        <li>
          <button
            type="button"
            aria-label="Go to previous page"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <Icon name="chevron-left" size={18} />
          </button>
        </li>
        {pageNumbers(page, totalPages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <button
                type="button"
                aria-label={number === page ? `Page ${number}` : `Go to page ${number}`}
                aria-current={number === page ? "page" : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label="Go to next page"
            disabled={page >= totalPages}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="chevron-right" size={18} />
          </button>
        </li>
      </ol>
    </nav>
  );
}
