import { CardLine, RowCard, TableOrCards } from "@/components/ui/list/table-or-cards";
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
    <TableOrCards
      caption={caption}
      table={<LineTable lines={lines} />}
      cards={lines.map((line) => (
        <RowCard key={line.id}>
          <CardLine>
            <OrderOf line={line} />
            <strong className="tabular">{amount(line.net)}</strong>
          </CardLine>
          <p className={styles.soft}>
            {line.customerName || "Not paid yet"} · {amount(line.gross)}
            {line.gst === 0 ? "" : ` (${amount(line.beforeGst)} + ${amount(line.gst)} GST)`}, commission{" "}
            {amount(-line.commission)}
          </p>
          <CardLine>
            <What line={line} />
            <span className={styles.soft}>{dayOf(line)}</span>
          </CardLine>
        </RowCard>
      ))}
    />
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

function LineTable({ lines }: Pick<Props, "lines">) {
  return (
    <>
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
    </>
  );
}
