"use client";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { SelectField } from "@/components/ui/form/field";
import { useGetVendorOrdersQuery } from "@/services/sale/order-vendor";
import { ListSearch } from "@/components/ui/list/list-search";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { todayInSingapore } from "@/lib/dates";
import { useDownloadMutation } from "@/services/download";
import { CampaignFilter, campaignFilter } from "./campaign-filter";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { VendorOrderRows } from "./vendor-order-rows";
import { VendorOrdersSkeleton } from "./vendor-orders-skeleton";
import styles from "./vendor-orders-view.module.css";
import { ORDER_STATES } from "@/contracts/sale/order/order-process";
import type { VendorOrderListQuery } from "@/contracts/sale/order/order.schema";
import { ISSUE_LABEL, STATE_LABELS } from "@/components/sale/order/order-labels";

/** A vendor never sees an order before its first payment. */
const FILTER_STATES = ORDER_STATES.filter((state) => state !== "awaiting_payment");
/** Not an order state, but something that vendors look for. */
const ISSUE = "issue";

const FILTER_OPTIONS = [
  ...FILTER_STATES.map((state) => ({ value: state as string, label: STATE_LABELS[state] })),
  { value: ISSUE, label: ISSUE_LABEL },
];

/** Returns the query parameters for the filter in the address, or none for all orders. */
function readStateFilter(value: string): Partial<Pick<VendorOrderListQuery, "state" | "hasIssue">> {
  if (value === ISSUE) return { hasIssue: true };
  const state = FILTER_STATES.find((each) => each === value);
  return state ? { state } : {};
}

const LIMIT = 10;

/** All of a vendor's orders, newest first. Search, filter and page are kept in the address. */
export function VendorOrdersView() {
  const { page, search, get, set } = useListParams();
  const ofState = readStateFilter(get("state"));
  const isOfState = Object.keys(ofState).length > 0;
  const campaign = get("campaign");
  const filters = { ...ofState, ...campaignFilter(campaign) };
  const [download, downloading] = useDownloadMutation();
  const query = useGetVendorOrdersQuery(
    {
      page,
      limit: LIMIT,
      searchBy: search,
      ...filters,
    },
    { refetchOnMountOrArgChange: true },
  );
  const filtered = search !== "" || isOfState || campaign !== "";

  return (
    <>
      <PageTitle title="Orders">Newest first. Orders appear once their first payment is in.</PageTitle>
      <div className={styles.controls}>
        <ListSearch
          key={search}
          label="Search orders"
          placeholder="Order number, couple or item"
          value={search}
          onSearch={(text) => set({ search: text })}
        />
        <div className={styles.filter}>
          <SelectField
            id="order-state"
            label="Status"
            value={isOfState ? get("state") : ""}
            onChange={({ target }) => set({ state: target.value })}
          >
            <option value="">All</option>
            {FILTER_OPTIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <CampaignFilter value={campaign} onChoose={(next) => set({ campaign: next })} />
        {query.data && query.data.totalDocs > 0 ? (
          <Button
            variant="secondary"
            busy={downloading.isLoading}
            onClick={() =>
              void download({
                url: "/order-vendor/orders.csv",
                params: { searchBy: search, sortBy: "asc", ...filters },
                fileName: `sayang-orders-${todayInSingapore()}.csv`,
              })
            }
          >
            Download CSV
          </Button>
        ) : null}
      </div>
      <PagedList
        query={query}
        label="Orders"
        failure="The orders could not be loaded"
        loading={<VendorOrdersSkeleton />}
        empty={
          <EmptyState
            title={filtered ? "No order matches" : "No orders yet"}
            action={
              filtered ? (
                <ButtonLink href="/vendor/dashboard/orders" variant="secondary">
                  Show all orders
                </ButtonLink>
              ) : undefined
            }
          >
            {filtered
              ? "Try another word, another status or another campaign."
              : "When a couple books with you and pays the first milestone, the order shows here."}
          </EmptyState>
        }
      >
        {(data) => <VendorOrderRows orders={data.docs} />}
      </PagedList>
    </>
  );
}
