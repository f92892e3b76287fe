import { Icon } from "@/components/ui/media/icon";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import { PAGER_ID } from "../query/search-ids";
import { pageNumbers } from "@/components/ui/list/pager/page-numbers";
import { t } from "@/lib/words/t";
import styles from "./pager.module.css";

type Props = { search: VendorSearchQuery; page: number; totalPages: number };

export function Pager({ search, page, totalPages }: Props) {
  if (totalPages <= 1) return null;
  const href = (to: number) => vendorSearchHref({ ...search, page: to });
  return (
    <nav id={PAGER_ID} className={styles.pager} aria-label={t("Pages")}>
      {page > 1 ? (
        <a className={styles.step} href={href(page - 1)} rel="prev">
          <Icon name="chevron-left" size={18} />
          {t("Previous")}
        </a>
      ) : null}
      <ol className={styles.numbers}>
        {pageNumbers(page, totalPages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                href={href(number)}
                aria-label={t("Page {number}", { number })}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < totalPages ? (
        <a className={styles.step} href={href(page + 1)} rel="next">
          {t("Next")}
          <Icon name="chevron-right" size={18} />
        </a>
      ) : null}
    </nav>
  );
}
