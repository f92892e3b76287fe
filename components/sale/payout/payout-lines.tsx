import { Table } from "@/components/ui/list/table";
import { amount } from "@/components/ui/money/amount";
import { PAYOUT_LINE_LABELS, type PayoutLine } from "@/contracts/sale/payment/payout";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { GstParts } from "./gst-parts";
import { MoneyHeads } from "./money-heads";
import { OrderLink } from "./order-link";
import styles from "./payout-lists.module.css";

/** Lines of a payout or of a statement. */
export function PayoutLines({ caption, lines }: Props) {
  return (
    <>
      <div className={styles.table}>
        <LineTable caption={caption} lines={lines} />
      </div>
      <ul className={styles.cards} aria-label={caption}>
        {lines.map((line) => (
          <li key={line.id} className={styles.card}>
            <div className={styles.line}>
              <OrderOf line={line} />
              <strong className="tabular">{amount(line.net)}</strong>
            </div>
            <p className={styles.soft}>
              {line.customerName || "Not paid yet"} · {amount(line.gross)}
              {line.gst === 0 ? "" : ` (${amount(line.beforeGst)} + ${amount(line.gst)} GST)`}, commission{" "}
              {amount(-line.commission)}
            </p>
            <div className={styles.line}>
              <What line={line} />
              <span className={styles.soft}>{dayOf(line)}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

type Props = { caption: string; lines: readonly PayoutLine[] };

const dayOf = ({ createdAt }: PayoutLine) => formatDate(todayInSingapore(new Date(createdAt)));

function What({ line: { kind, waits } }: { line: PayoutLine }) {
  return (
    <span>
      {PAYOUT_LINE_LABELS[kind]}
      {waits ? <span className={styles.soft}> · comes off when the order ends</span> : null}
    </span>
  );
}

/** An order that no card has paid for isn't open to the vendor yet. */
function OrderOf({ line: { orderId, orderNumber, customerName } }: { line: PayoutLine }) {
  return customerName ? <OrderLink id={orderId} number={orderNumber} /> : <span>{orderNumber}</span>;
}

function LineTable({ caption, lines }: Props) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">What</th>
          <th scope="col">Order</th>
          <th scope="col">Couple</th>
          <MoneyHeads />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td className={styles.nowrap}>{dayOf(line)}</td>
            <td>
              <What line={line} />
            </td>
            <td>
              <OrderOf line={line} />
            </td>
            <td>{line.customerName || "Not paid yet"}</td>
            <td data-numeric>
              {amount(line.gross)}
              <GstParts of={line} />
            </td>
            <td data-numeric>{amount(-line.commission)}</td>
            <td data-numeric>
              <strong>{amount(line.net)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
