import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { type VendorSearchQuery, vendorSearchHref } from "@/contracts/search";
import { pageNumbers } from "./page-numbers";
import styles from "./pager.module.css";

type Props = { search: VendorSearchQuery; page: number; totalPages: number };

export function Pager({ search, page, totalPages }: Props) {
  if (totalPages <= 1) return null;
  const href = (to: number) => vendorSearchHref({ ...search, page: to });
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 ? (
        <Link className={styles.step} href={href(page - 1)} rel="prev" prefetch={false}>
          <Icon name="chevron-left" size={18} />
          Previous
        </Link>
      ) : null}
      <ol className={styles.numbers}>
        {pageNumbers(page, totalPages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                href={href(number)}
                prefetch={false}
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < totalPages ? (
        <Link className={styles.step} href={href(page + 1)} rel="next" prefetch={false}>
          Next
          <Icon name="chevron-right" size={18} />
        </Link>
      ) : null}
    </nav>
  );
}
