"use client";
import { DownloadButton } from "@/components/session/download-button";
import { useRouter } from "next/navigation";
import { lazy, Suspense } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { SelectField } from "@/components/ui/form/field";
import { ListTools } from "@/components/ui/list/list-tools";
import { SavedViews } from "@/components/catalogue/saved-view/saved-views";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useGetOwnFamiliesQuery, useGetOwnProductsQuery } from "@/services/catalogue/product";
import { ProductRows } from "./product-rows";
import { oneOf, SORTS, STATUS_FILTERS } from "./product-status";
import styles from "./products.module.css";
import { SwitchedNotice } from "./switched-notice";
import { useProductActs } from "./use-product-acts";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));
const PricesDialog = lazy(() => import("./prices-dialog"));
const ImportView = lazy(() => import("../import/import-view"));

const PATH = "/vendor/dashboard/product";
const PAGE_SIZE = 20;

/** The menu's "Products": all products of the vendor, and the import. */
export function ProductsView() {
  const { get, set } = useListParams();
  if (get("import") === "") return <ProductList onImport={() => set({ import: "1" })} />;
  return (
    <Suspense fallback={<CardRowsSkeleton label="Loading the import" count={2} />}>
      <ImportView onDone={() => set({ import: "" })} />
    </Suspense>
  );
}

function ProductList({ onImport }: { onImport: () => void }) {
  const { page, search, get, set } = useListParams();
  const router = useRouter();
  const acts = useProductActs();
  const status = oneOf(STATUS_FILTERS, get("status"));
  const sortBy = oneOf(SORTS, get("sort"));
  const family = get("family").slice(0, 60);
  const query = useGetOwnProductsQuery(
    { page, limit: PAGE_SIZE, sortBy, searchBy: search, status, family },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData } = query;
  const { data: families = [] } = useGetOwnFamiliesQuery();
  const isFiltered = search !== "" || status !== "all" || family !== "";
  const isEmpty = currentData?.totalDocs === 0;
  const add = <ButtonLink href={`${PATH}/add`}>Add product</ButtonLink>;
  const bring = (
    <Button variant="secondary" onClick={onImport}>
      Import
    </Button>
  );
  return (
    <>
      <PageTitle
        title="Products"
        actions={
          <div className={styles.head}>
            {add}
            {bring}
            <DownloadButton variant="secondary" url="/vendor-product/export" fileName="sayang-products.xlsx">
              Export
            </DownloadButton>
          </div>
        }
      >
        What couples can book from you, and how it looks to them.
      </PageTitle>
      {acts.switched ? <SwitchedNotice switched={acts.switched} onUndo={() => void acts.undo()} /> : null}
      {isEmpty && !isFiltered ? null : (
        <>
          <ListTools
            search={{
              label: "Search products",
              placeholder: "Title or SKU",
              value: search,
              onSearch: (text) => set({ search: text }),
            }}
            sort={{ labels: SORTS, value: sortBy, onSort: (sort) => set({ sort }) }}
          />
          <div className={styles.filters}>
            <SelectField
              id="product-status"
              label="Status"
              value={status}
              onChange={({ target }) => set({ status: target.value === "all" ? "" : target.value })}
            >
              {Object.entries(STATUS_FILTERS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <SelectField
              id="product-family"
              label="Product family"
              value={family}
              onChange={({ target }) => set({ family: target.value })}
            >
              <option value="">All</option>
              {families.map(({ name, count }) => (
                <option key={name} value={name}>
                  {name} ({count})
                </option>
              ))}
            </SelectField>
          </div>
        </>
      )}
      <SavedViews list="products" />
      <PagedList
        query={query}
        label="Your products"
        failure="Your products could not be loaded"
        loading="Loading your products"
        withKeys
        empty={
          isFiltered ? (
            <EmptyState
              title="No product matches"
              action={
                <Button variant="secondary" onClick={() => set({ search: "", status: "", family: "" })}>
                  Show all
                </Button>
              }
            >
              Try another word, status or family.
            </EmptyState>
          ) : (
            <EmptyState
              title="Add your first product"
              action={<div className={styles.start}>{[add, bring]}</div>}
            >
              A package, a gown, a room: anything couples can book. Bring many at once from Excel or CSV.
            </EmptyState>
          )
        }
      >
        {(data) => (
          <ProductRows products={data.docs} acts={acts} onCopied={(id) => router.push(`${PATH}/${id}`)} />
        )}
      </PagedList>
      {acts.pricing ? (
        <Suspense>
          <PricesDialog
            ids={[...acts.selected]}
            filter={{ searchBy: search, status, family }}
            total={currentData?.totalDocs ?? 0}
            onClose={acts.endPricing}
          />
        </Suspense>
      ) : null}
      {acts.doomed ? (
        <Suspense>
          <ConfirmDialog
            open
            title={`Delete “${acts.doomed.productTitle}”?`}
            confirm="Delete product"
            cancel="Keep product"
            tone="danger"
            busy={acts.busy === acts.doomed.id}
            onConfirm={() => void acts.remove()}
            onClose={acts.keep}
          >
            Couples lose it from their wishlists and carts. This can’t be undone.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}
