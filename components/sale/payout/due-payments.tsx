"use client";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ListFilter } from "@/components/ui/list/list-filter";
import { CardLine, RowCard, TableOrCards } from "@/components/ui/list/table-or-cards";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { amount } from "@/components/ui/money/amount";
import { isOnHold, MILESTONE_DUE_FILTERS, type MilestoneDueFilter } from "@/contracts/sale/payment/milestone";
import type { MilestoneSums, PaymentMilestone } from "@/contracts/sale/payment/payment";
import { formatDate } from "@/lib/dates";
import { useGetVendorMilestonesQuery } from "@/services/sale/payout";
import { OrderLink } from "./order-link";
import { RemindButton } from "./remind-button";
import styles from "./payout-lists.module.css";

const LIMIT = 10;

/** The milestones of a vendor's orders: what couples still have to pay, and when. */
export default function DuePayments() {
  const { page, search, get, set } = useListParams();
  const due = MILESTONE_DUE_FILTERS.find((each) => each === get("due")) ?? "open";
  const query = useGetVendorMilestonesQuery(
    { page, limit: LIMIT, searchBy: search, due },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <ListFilter
        search={{
          label: "Search payments",
          placeholder: "Order number or couple",
          value: search,
          onSearch: (text) => set({ search: text }),
        }}
        filter={{
          id: "due-filter",
          label: "Show",
          options: MILESTONE_DUE_FILTERS.map((each) => [each, FILTERS[each]] as const),
          value: due,
          onFilter: (value) => set({ due: value }),
        }}
      />
      <PagedList
        query={query}
        label="Payments due"
        failure="The payments could not be loaded"
        loading="Loading payments"
        withKeys
        empty={
          <EmptyState title="Nothing to show">
            {search ? "No payment matches. Try fewer words." : "No payment of your orders is in this list."}
          </EmptyState>
        }
        head={(data) => <Sums sums={data.sums} />}
      >
        {(data) => <Rows milestones={data.docs} />}
      </PagedList>
    </>
  );
}

const FILTERS: Record<MilestoneDueFilter, string> = {
  all: "All",
  open: "Not paid yet",
  overdue: "Overdue",
  paid: "Paid",
};

function Sums({ sums: { overdue, soon, later, undated, onHold } }: { sums: MilestoneSums }) {
  const parts = [
    overdue > 0 && `${amount(overdue)} overdue`,
    soon > 0 && `${amount(soon)} due within 30 days`,
    later + undated > 0 && `${amount(later + undated)} later`,
    onHold > 0 && `${amount(onHold)} on hold while cancellations are open`,
  ].filter(Boolean);
  return parts.length > 0 ? <p className={styles.sums}>{parts.join(" · ")}</p> : null;
}

function Rows({ milestones }: { milestones: PaymentMilestone[] }) {
  return (
    <TableOrCards
      caption="Payments due from couples"
      table={
        <>
          <thead>
            <tr>
              <th scope="col">Due</th>
              <th scope="col">Payment</th>
              <th scope="col">Couple</th>
              <th scope="col">Order</th>
              <th scope="col">Status</th>
              <th scope="col" data-numeric>
                Amount
              </th>
              <th scope="col">
                <span className="visually-hidden">Reminder</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {milestones.map((milestone) => (
              <tr key={milestone.id}>
                <td className={styles.nowrap}>{dueOf(milestone)}</td>
                <td>{milestone.label}</td>
                <td>{milestone.order.customer.name}</td>
                <td>
                  <OrderLink id={milestone.order.id} number={milestone.order.orderNumber} />
                </td>
                <td>
                  <Status milestone={milestone} />
                </td>
                <td data-numeric>
                  <strong>{amount(sumOf(milestone))}</strong>
                </td>
                <td className={styles.nowrap}>
                  <RemindButton milestone={milestone} />
                </td>
              </tr>
            ))}
          </tbody>
        </>
      }
      cards={milestones.map((milestone) => (
        <RowCard key={milestone.id}>
          <CardLine>
            <span>{milestone.order.customer.name}</span>
            <strong className="tabular">{amount(sumOf(milestone))}</strong>
          </CardLine>
          <p className={styles.soft}>
            {milestone.label} · {dueOf(milestone)}
          </p>
          <CardLine>
            <Status milestone={milestone} />
            <OrderLink id={milestone.order.id} number={milestone.order.orderNumber} />
          </CardLine>
          <RemindButton milestone={milestone} />
        </RowCard>
      ))}
    />
  );
}

/** The amount still due by card, or the whole amount of a paid milestone. */
const sumOf = ({ paidAt, amount: whole, due }: PaymentMilestone) => (paidAt ? whole : due);

const dueOf = ({ dueDate }: PaymentMilestone) => (dueDate ? formatDate(dueDate) : "No date yet");

function Status({ milestone: { paidAt, isOverdue, isNext, order } }: { milestone: PaymentMilestone }) {
  if (paidAt) return <Badge tone="good">Paid</Badge>;
  if (isOnHold(order.state)) return <Badge tone="warn">On hold</Badge>;
  if (isOverdue) return <Badge tone="bad">Overdue</Badge>;
  return <Badge tone={isNext ? "info" : "neutral"}>{isNext ? "Next" : "Later"}</Badge>;
}
