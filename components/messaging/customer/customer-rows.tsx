import { Badge } from "@/components/ui/feedback/badge";
import { CardLine, RowCard, TableOrCards } from "@/components/ui/list/table-or-cards";
import { amount } from "@/components/ui/money/amount";
import type { VendorCustomer } from "@/contracts/messaging/customer";
import { formatDate, todayInSingapore } from "@/lib/dates";
import styles from "./customers-view.module.css";

type Props = { customers: readonly VendorCustomer[]; onOpen: (id: string) => void };

/** Customers as a table where it fits, and as cards otherwise. */
export function CustomerRows({ customers, onOpen }: Props) {
  return (
    <TableOrCards
      caption="Customers"
      table={
        <>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Tags</th>
              <th scope="col">Last contact</th>
              <th scope="col">Next date</th>
              <th scope="col" data-numeric>
                Purchases
              </th>
              <th scope="col" data-numeric>
                Value
              </th>
            </tr>
          </thead>
          <tbody>
            {customers.map((customer) => (
              <tr key={customer.id}>
                <th scope="row">
                  <Name customer={customer} onOpen={onOpen} />
                </th>
                <td>
                  <Tags tags={customer.tags} />
                </td>
                <td>{lastContactOf(customer)}</td>
                <td>{customer.nextDate ? formatDate(customer.nextDate) : "–"}</td>
                <td data-numeric>{customer.purchases}</td>
                <td data-numeric>{amount(customer.value)}</td>
              </tr>
            ))}
          </tbody>
        </>
      }
      cards={customers.map((customer) => (
        <RowCard key={customer.id}>
          <CardLine>
            <Name customer={customer} onOpen={onOpen} />
            <strong className="tabular">{amount(customer.value)}</strong>
          </CardLine>
          <p className={styles.soft}>
            {customer.purchases === 1 ? "1 purchase" : `${customer.purchases} purchases`} · Last contact{" "}
            {lastContactOf(customer)}
          </p>
          <Tags tags={customer.tags} />
        </RowCard>
      ))}
    />
  );
}

function Name({ customer, onOpen }: { customer: VendorCustomer; onOpen: (id: string) => void }) {
  const { id, name, kind, weddingDate } = customer;
  return (
    <div>
      <button type="button" className={styles.name} onClick={() => onOpen(id)}>
        {name}
      </button>
      <p className={styles.soft}>
        {kind === "contact"
          ? "Added by you"
          : weddingDate
            ? `Wedding on ${formatDate(weddingDate)}`
            : "No wedding date yet"}
      </p>
    </div>
  );
}

const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 ? (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  ) : null;

const lastContactOf = ({ lastContactAt }: VendorCustomer) =>
  lastContactAt ? formatDate(todayInSingapore(new Date(lastContactAt))) : "–";
