"use client";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useGetOrdersQuery } from "@/services/sale/order";
import { OrderCard } from "./order-card";
import { AccountPage } from "@/components/ui/page/account-page";
import styles from "./order-list-view.module.css";
import { ListSearch } from "@/components/ui/list/list-search";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";

const LIMIT = 10;

/** A couple's orders, newest first. */
export function OrderListView() {
  const { page, search, set } = useListParams();
  const query = useGetOrdersQuery(
    {
      page,
      limit: LIMIT,
      searchBy: search,
    },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData } = query;
  const none = currentData?.totalDocs === 0;

  return (
    <AccountPage
      title="Your orders"
      lead="Everything you have booked, and what is still to pay."
      actions={
        none && search === "" ? null : (
          <ListSearch
            key={search}
            label="Search your orders"
            placeholder="Order number, vendor or item"
            value={search}
            onSearch={(text) => set({ search: text })}
          />
        )
      }
    >
      <PagedList
        query={query}
        label="Orders"
        failure="Your orders could not be loaded"
        loading="Loading orders"
        empty={<NoOrders search={search} onClear={() => set({ search: "" })} />}
      >
        {(data) => (
          <ul className={styles.list}>
            {data.docs.map((order, at) => (
              <OrderCard key={order.id} order={order} first={at === 0} />
            ))}
          </ul>
        )}
      </PagedList>
    </AccountPage>
  );
}

function NoOrders({ search, onClear }: { search: string; onClear: () => void }) {
  if (search !== "") {
    return (
      <EmptyState
        title="Nothing found"
        action={
          <button type="button" className={styles.clear} onClick={onClear}>
            Show all orders
          </button>
        }
      >
        No order matches “{search}”. An order number looks like SY-26-000123.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No orders yet" action={<ButtonLink href="/vendor">Find vendors</ButtonLink>}>
      Once you book a venue, a gown or a photographer, you will follow it here from approval to the day.
    </EmptyState>
  );
}
