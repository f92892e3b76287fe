"use client";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ListFilter } from "@/components/ui/list/list-filter";
import { CardLine, RowCard, TableOrCards } from "@/components/ui/list/table-or-cards";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { amount } from "@/components/ui/money/amount";
import { type PayoutSale, SALE_STATE_LABELS, SALE_STATES } from "@/contracts/sale/payment/payout";
import { formatDate } from "@/lib/dates";
import { useGetPayoutSalesQuery } from "@/services/sale/payout";
import { GstParts } from "./gst-parts";
import { MoneyHeads } from "./money-heads";
import { OrderLink } from "./order-link";
import { SaleStateBadge } from "./state-badge";
import styles from "./payout-lists.module.css";

const LIMIT = 10;

/** A vendor's sales, latest first, each with its earnings and the progress of the money. */
export function SalesList() {
  const { page, search, get, set } = useListParams();
  const state = SALE_STATES.find((each) => each === get("state"));
  const query = useGetPayoutSalesQuery(
    { page, limit: LIMIT, searchBy: search, ...(state && { state }) },
    { refetchOnMountOrArgChange: true },
  );
  const filtered = search !== "" || state !== undefined;
  return (
    <>
      <ListFilter
        search={{
          label: "Search sales",
          placeholder: "Order number or couple",
          value: search,
          onSearch: (text) => set({ search: text }),
        }}
        filter={{
          id: "sale-state",
          label: "Money",
          options: [["", "All"], ...SALE_STATES.map((each) => [each, SALE_STATE_LABELS[each]] as const)],
          value: state ?? "",
          onFilter: (value) => set({ state: value }),
        }}
      />
      <PagedList
        query={query}
        label="Sales"
        failure="Your sales could not be loaded"
        loading="Loading sales"
        withKeys
        empty={
          <EmptyState title={filtered ? "No matches" : "No payments yet"}>
            {filtered
              ? "Try fewer words, or show all of your sales."
              : "When a couple pays for an order, you'll see here what you earn and when it's paid to you."}
          </EmptyState>
        }
      >
        {(data) => <SalesTable sales={data.docs} />}
      </PagedList>
    </>
  );
}

function SalesTable({ sales }: { sales: PayoutSale[] }) {
  return (
    <TableOrCards
      caption="Sales"
      table={
        <>
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Couple</th>
              <th scope="col">Wedding</th>
              <th scope="col">Money</th>
              <MoneyHeads />
            </tr>
          </thead>
          <tbody>
            {sales.map((sale) => (
              <tr key={sale.orderId}>
                <th scope="row">
                  <OrderLink id={sale.orderId} number={sale.orderNumber} />
                </th>
                <td>{sale.customerName}</td>
                <td className={styles.nowrap}>{dateOf(sale)}</td>
                <td>
                  <SaleStateBadge state={sale.state} />
                </td>
                <td data-numeric>
                  {amount(sale.gross)}
                  <GstParts of={sale} />
                </td>
                <td data-numeric>
                  {amount(-sale.commission)} <span className={styles.soft}>{sale.commissionRate}%</span>
                </td>
                <td data-numeric>
                  <strong>{amount(sale.net)}</strong>
                  {sale.adjustments < 0 ? (
                    <span className={styles.soft}> after {amount(sale.adjustments)}</span>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </>
      }
      cards={sales.map((sale) => (
        <RowCard key={sale.orderId}>
          <CardLine>
            <OrderLink id={sale.orderId} number={sale.orderNumber} />
            <strong className="tabular">{amount(sale.net)}</strong>
          </CardLine>
          <p className={styles.soft}>
            {sale.customerName} · {amount(sale.gross)}
            {sale.gst === 0 ? "" : ` (${amount(sale.beforeGst)} + ${amount(sale.gst)} GST)`} less{" "}
            {sale.commissionRate}% commission
            {sale.adjustments < 0 ? ` and ${amount(-sale.adjustments)} of your own vouchers or refunds` : ""}
          </p>
          <CardLine>
            <SaleStateBadge state={sale.state} />
            <span className={styles.soft}>{dateOf(sale)}</span>
          </CardLine>
        </RowCard>
      ))}
    />
  );
}

const dateOf = ({ eventDate }: PayoutSale) => (eventDate ? formatDate(eventDate) : "No date");
