"use client";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useListParams } from "@/components/ui/list/use-list-params";
import { formatMoney, toCents } from "@/lib/money";
import { notify } from "@/lib/notice/notify";
import { useGetLiveProductsQuery, useUnpublishProductsMutation } from "@/services/operator/product";
import { ConsoleSearch } from "../parts/console-search";
import { ConsoleTable } from "../parts/console-table";
import styles from "./live-product-list.module.css";

const ReasonDialog = lazy(() => import("../queue/reason-dialog"));

const productsOf = (n: number) => (n === 1 ? "1 product" : `${n} products`);

/** The products that couples see, to unpublish one or many at once. */
export function LiveProductList() {
  const { page, search } = useListParams();
  const query = useGetLiveProductsQuery({ page, limit: 50, searchBy: search });
  const [unpublish] = useUnpublishProductsMutation();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [asks, setAsks] = useState(false);
  const shown = query.currentData?.docs ?? [];
  const chosen = shown.filter(({ _id }) => picked.has(_id));
  const isAll = shown.length > 0 && chosen.length === shown.length;
  const toggle = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  return (
    <>
      <ConsoleSearch label="Search live products" placeholder="Words of the product, vendor or category" />
      <ConsoleTable
        query={query}
        name="Live products"
        things="products"
        columns={[
          {
            label: (
              <input
                type="checkbox"
                aria-label="Choose all on this page"
                checked={isAll}
                onChange={() => setPicked(new Set(isAll ? [] : shown.map(({ _id }) => _id)))}
              />
            ),
          },
          "Product",
          "Vendor",
          { label: "Price", isNumeric: true },
        ]}
        empty={
          <EmptyState title={search ? `Nothing live matches “${search}”` : "Nothing is live"}>
            {search ? "Try fewer words." : "Approved products appear here."}
          </EmptyState>
        }
        head={() => (
          <div className={styles.head}>
            <p aria-live="polite">{chosen.length > 0 ? `${productsOf(chosen.length)} chosen` : ""}</p>
            <Button size="sm" variant="danger" disabled={chosen.length === 0} onClick={() => setAsks(true)}>
              Unpublish
            </Button>
          </div>
        )}
      >
        {({ _id, title, href, vendorId, vendorName, price, priceMetric }) => (
          <tr key={_id}>
            <td>
              <input
                type="checkbox"
                aria-label={`Choose ${title}`}
                checked={picked.has(_id)}
                onChange={() => toggle(_id)}
              />
            </td>
            <td>
              <Link href={href} prefetch={false}>
                {title}
              </Link>
            </td>
            <td>
              <Link href={`/operator/vendors/${vendorId}`} prefetch={false}>
                {vendorName}
              </Link>
            </td>
            <td data-numeric>
              {formatMoney(toCents(price))} / {priceMetric}
            </td>
          </tr>
        )}
      </ConsoleTable>
      {asks ? (
        <Suspense>
          <ReasonDialog
            title={`Unpublish ${productsOf(chosen.length)}`}
            lead="Couples can’t see or book them from now on. Orders stay. The vendor reads your reason, and can change the product and send it again."
            submit="Unpublish"
            onReason={async (reason) => {
              const ids = chosen.map(({ _id }) => _id);
              await unpublish({ ids, reason }).unwrap();
              setPicked(new Set());
              notify("success", `Unpublished ${productsOf(ids.length)}`);
            }}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
