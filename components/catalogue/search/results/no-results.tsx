import { LENS } from "@/components/ui/media/list-drawings";
import type { Loosened } from "@/contracts/catalogue/search/search-filters";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/action/button";
import { ChipLink } from "@/components/ui/action/chip";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import type { SearchFacets, SearchKind } from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import styles from "./no-results.module.css";
import { changedHref, clearedHref } from "../query/search-steps";
import { t, td, tn } from "@/lib/words/t";

type Props = {
  search: VendorSearchQuery;
  /** True when a filter is active. */
  narrowed: boolean;
  tree: readonly MasterCategoryNode[];
  loosened: readonly Loosened[];
  facets: SearchFacets;
  totals: Record<SearchKind, number>;
};

const MOST_AREAS = 5;

/** Says that nothing matches, and offers searches that do. */
export function NoResults({ search, narrowed, tree, loosened, facets, totals }: Props) {
  const helpful = loosened.filter(({ count }) => count > 0);
  const areas =
    search.district.length > 0 ? facets.districts.filter(({ count }) => count > 0).slice(0, MOST_AREAS) : [];
  const other: SearchKind = search.kind === "vendors" ? "products" : "vendors";
  if (!narrowed && totals[other] === 0) return <EmptyMarket kind={search.kind} />;
  return (
    <>
      <EmptyState
        drawing={LENS}
        title={search.kind === "vendors" ? t("No matching vendors") : t("No matching products")}
        headingLevel="h3"
        action={
          <>
            {totals[other] > 0 ? (
              <ButtonLink variant="secondary" href={changedHref(search, { kind: other })}>
                {other === "vendors"
                  ? tn(totals.vendors, "See {n} vendor", "See {n} vendors")
                  : tn(totals.products, "See {n} product", "See {n} products")}
              </ButtonLink>
            ) : null}
            <ButtonLink variant="secondary" href={clearedHref(search)}>
              {search.kind === "vendors" ? t("See all vendors") : t("See all products")}
            </ButtonLink>
          </>
        }
      >
        {adviceFor(search, helpful.length > 0)}
      </EmptyState>
      {helpful.length > 0 ? (
        <Ways title={t("Remove a filter")}>
          {helpful.map(({ filter, count }) => (
            <Way key={filter.key} href={changedHref(search, filter.without)} count={count}>
              {t("Without {name}", { name: filter.name })}
            </Way>
          ))}
        </Ways>
      ) : null}
      {areas.length > 0 ? (
        <Ways title={t("In other areas")}>
          {areas.map(({ value, label, count }) => (
            <Way key={value} href={changedHref(search, { district: [value] })} count={count}>
              {td(label)}
            </Way>
          ))}
        </Ways>
      ) : null}
      <nav className={styles.others} aria-label={t("Categories to look at")}>
        {tree.map((master) => (
          <ChipLink key={master._id} href={vendorSearchHref({ category: master.slug, kind: search.kind })}>
            {td(master.name)}
          </ChipLink>
        ))}
      </nav>
    </>
  );
}

/** Shown while nobody sells anything yet. */
function EmptyMarket({ kind }: { kind: SearchKind }) {
  return (
    <EmptyState
      drawing={LENS}
      title={kind === "vendors" ? t("No vendors yet") : t("No products yet")}
      headingLevel="h3"
      action={
        <ButtonLink variant="secondary" href="/vendor/join">
          {t("Sell on Sayang")}
        </ButtonLink>
      }
    >
      {t("The first vendors are on their way. Come back soon.")}
    </EmptyState>
  );
}

function adviceFor({ q }: VendorSearchQuery, helpful: boolean): string {
  if (helpful) return t("Close, though. Remove one of these and you’ll see results.");
  if (q)
    return t(
      "Try fewer words, another spelling, or what it is rather than who makes it: “gown”, “lion dance”, “solemniser”.",
    );
  return t("New vendors join every week. Meanwhile, try a wider search.");
}

function Ways({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.ways}>
      <h4 className={styles.title}>{title}</h4>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

function Way({ href, count, children }: { href: string; count: number; children: ReactNode }) {
  return (
    <li>
      <a className={styles.way} href={href}>
        <span>{children}</span>
        <span className={styles.count}>{tn(count, "{n} result", "{n} results")}</span>
      </a>
    </li>
  );
}
