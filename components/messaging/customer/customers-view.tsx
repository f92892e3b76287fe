"use client";
import { DownloadButton } from "@/components/session/download-button";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ListFilter } from "@/components/ui/list/list-filter";
import { SavedViews } from "@/components/catalogue/saved-view/saved-views";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { CUSTOMER_SEGMENT_LABELS, CUSTOMER_SEGMENTS } from "@/contracts/messaging/customer";
import { useGetVendorCustomersQuery } from "@/services/messaging/customer";
import { CustomerRows } from "./customer-rows";
import styles from "./customers-view.module.css";

const AddDialog = lazy(() => import("./add-dialog"));
const BroadcastDialog = lazy(() => import("./broadcast-dialog"));
const CustomerDialog = lazy(() => import("./customer-dialog"));

const LIMIT = 20;
type Shown = { what: "add" | "write" | "one"; id: string; open: boolean };

/** Everybody who bought, asked or visited, plus the vendor's own contacts. */
export function CustomersView() {
  const { page, search, get, set } = useListParams();
  const segment = CUSTOMER_SEGMENTS.find((each) => each === get("segment")) ?? "all";
  const query = useGetVendorCustomersQuery(
    { page, limit: LIMIT, searchBy: search, segment },
    { refetchOnMountOrArgChange: true },
  );
  const [shown, setShown] = useState<Shown | null>(null);
  const show = (what: Shown["what"], id = "") => setShown({ what, id, open: true });
  const close = () => setShown((before) => before && { ...before, open: false });
  const filtered = search !== "" || segment !== "all";

  return (
    <>
      <PageTitle
        title="Customer List"
        actions={
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => show("write")}>
              Write to a group
            </Button>
            <Button onClick={() => show("add")}>Add a customer</Button>
          </div>
        }
      >
        Couples who bought, asked or visited, and contacts of your own.
      </PageTitle>
      <ListFilter
        search={{
          label: "Search customers",
          placeholder: "Name, tag, phone or email",
          value: search,
          onSearch: (text) => set({ search: text }),
        }}
        filter={{
          id: "customer-segment",
          label: "Show",
          options: CUSTOMER_SEGMENTS.map((each) => [each, CUSTOMER_SEGMENT_LABELS[each]] as const),
          value: segment,
          onFilter: (value) => set({ segment: value === "all" ? "" : value }),
        }}
      >
        <DownloadButton
          variant="secondary"
          url="/vendor/customer/export.csv"
          params={{ segment, searchBy: search }}
          fileName="sayang-customers.csv"
        >
          Download CSV
        </DownloadButton>
      </ListFilter>
      <SavedViews list="customers" />
      <PagedList
        query={query}
        label="Customers"
        failure="Your customers could not be loaded"
        loading="Loading customers"
        withKeys
        empty={
          <EmptyState title={filtered ? "No matches" : "No customers yet"}>
            {filtered
              ? "Try fewer words, or show all customers."
              : "Couples appear here when they write to you, visit you or book. You can also add your own."}
          </EmptyState>
        }
      >
        {(data) => <CustomerRows customers={data.docs} onOpen={(id) => show("one", id)} />}
      </PagedList>
      <Suspense>
        {shown?.what === "add" ? <AddDialog open={shown.open} onClose={close} /> : null}
        {shown?.what === "write" ? (
          <BroadcastDialog open={shown.open} initialSegment={segment} onClose={close} />
        ) : null}
        {shown?.what === "one" ? (
          <CustomerDialog key={shown.id} id={shown.id} open={shown.open} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
