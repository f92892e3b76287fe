"use client";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { SelectField } from "@/components/ui/form/field";
import { useGetVendorOrdersQuery } from "@/services/sale/order-vendor";
import { ListSearch } from "@/components/ui/list/list-search";
import { SavedViews } from "@/components/catalogue/saved-view/saved-views";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { isIsoDate, type IsoDate, todayInSingapore } from "@/lib/dates";
import { DateField } from "@/components/ui/form/date/date-field";
import { Segments } from "@/components/ui/action/segments";
import { SortSelect } from "@/components/ui/list/sort-select";
import { ORDER_SORTS, type OrderSort } from "@/contracts/sale/order/order";
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

/** Returns the day in the address, or "". */
const dayIn = (text: string): IsoDate | "" => (isIsoDate(text) ? text : "");

const PAGE_SIZES = { "10": "10", "25": "25", "50": "50", "100": "100" } as const;
type PageSize = keyof typeof PAGE_SIZES;
const WHOSE = [
  { value: "", label: "All" },
  { value: "mine", label: "Mine" },
] as const;
const FIRST: OrderSort = "-placed";
const SORT_LABELS: Readonly<Record<OrderSort, string>> = {
  "-placed": "Newest first",
  placed: "Oldest first",
  event: "Event date, soonest first",
  "-event": "Event date, latest first",
  "-total": "Total, highest first",
  total: "Total, lowest first",
};

/** All of a vendor's orders. Search, filters, order, page and its size are kept in the address. */
export function VendorOrdersView() {
  const { page, search, get, set } = useListParams();
  const ofState = readStateFilter(get("state"));
  const isOfState = Object.keys(ofState).length > 0;
  const campaign = get("campaign");
  const [from, to] = [dayIn(get("from")), dayIn(get("to"))];
  const mine = get("mine") !== "";
  const sort = ORDER_SORTS.find((each) => each === get("sort")) ?? FIRST;
  const size = get("size") in PAGE_SIZES ? (get("size") as PageSize) : "10";
  const filters = {
    ...ofState,
    ...campaignFilter(campaign),
    ...(from && { from }),
    ...(to && { to }),
    ...(mine && { mine }),
    sort,
  };
  const [download, downloading] = useDownloadMutation();
  const query = useGetVendorOrdersQuery(
    {
      page,
      limit: Number(size),
      searchBy: search,
      ...filters,
    },
    { refetchOnMountOrArgChange: true },
  );
  const [unfolded, setUnfolded] = useState(false);
  const inUse = [isOfState, campaign !== "", from !== "", to !== "", mine].filter(Boolean).length;
  const filtered = search !== "" || isOfState || campaign !== "" || from !== "" || to !== "" || mine;
  const setSort = (next: OrderSort) => set({ sort: next === FIRST ? "" : next });
  const save = (format: "csv" | "xlsx") =>
    void download({
      url: `/order-vendor/orders.${format}`,
      params: { searchBy: search, ...filters },
      fileName: `sayang-orders-${todayInSingapore()}.${format}`,
    });

  return (
    <>
      <PageTitle title="Orders">Orders appear once their first payment is in.</PageTitle>
      <div className={styles.controls}>
        <ListSearch
          key={search}
          label="Search orders"
          placeholder="Order number, couple or item"
          value={search}
          onSearch={(text) => set({ search: text })}
        />
        <div className={styles.fold}>
          <Button
            variant="secondary"
            aria-expanded={unfolded}
            aria-controls="order-filters"
            onClick={() => setUnfolded(!unfolded)}
          >
            {inUse > 0 ? `Filter (${inUse})` : "Filter"}
          </Button>
        </div>
      </div>
      <div id="order-filters" className={styles.filters} data-folded={!unfolded || undefined}>
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
        <div className={styles.date}>
          <DateField
            id="order-from"
            label="Event from"
            value={from}
            marks={false}
            onDate={(day) => day !== from && set({ from: day })}
          />
        </div>
        <div className={styles.date}>
          <DateField
            id="order-to"
            label="Event until"
            value={to}
            marks={false}
            {...(from && { min: from })}
            onDate={(day) => day !== to && set({ to: day })}
          />
        </div>
        <Segments
          label="Whose orders"
          options={WHOSE}
          value={mine ? "mine" : ""}
          onChoose={(whose) => set({ mine: whose && "1" })}
        />
        <div className={styles.sort}>
          <SortSelect id="order-sort" labels={SORT_LABELS} value={sort} onSort={setSort} />
        </div>
        <SortSelect
          id="order-size"
          label="Per page"
          labels={PAGE_SIZES}
          value={size}
          onSort={(next) => set({ size: next === "10" ? "" : next })}
        />
        {query.data && query.data.totalDocs > 0 ? (
          <div className={styles.files}>
            <Button variant="secondary" size="sm" busy={downloading.isLoading} onClick={() => save("csv")}>
              Download CSV
            </Button>
            <Button variant="secondary" size="sm" busy={downloading.isLoading} onClick={() => save("xlsx")}>
              Download Excel
            </Button>
          </div>
        ) : null}
      </div>
      <SavedViews list="orders" />
      <PagedList
        query={query}
        label="Orders"
        failure="The orders could not be loaded"
        loading={<VendorOrdersSkeleton />}
        withKeys
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
              ? "Try another word, or fewer filters."
              : "When a couple books with you and pays the first milestone, the order shows here."}
          </EmptyState>
        }
      >
        {(data) => <VendorOrderRows orders={data.docs} sort={sort} onSort={setSort} />}
      </PagedList>
    </>
  );
}
