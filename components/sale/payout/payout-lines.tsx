import Link from "next/link";
import { Table } from "@/components/ui/list/table";
import { amount } from "@/components/ui/money/amount";
import { PAYOUT_LINE_LABELS, type PayoutLine } from "@/contracts/sale/payment/payout";
import { formatDate, todayInSingapore } from "@/lib/dates";

/** Lines of a payout or of a statement. */
export function PayoutLines({ caption, lines }: { caption: string; lines: readonly PayoutLine[] }) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">What</th>
          <th scope="col">Order</th>
          <th scope="col">Couple</th>
          <th scope="col" data-numeric>
            Paid by couple
          </th>
          <th scope="col" data-numeric>
            Commission
          </th>
          <th scope="col" data-numeric>
            You get
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{formatDate(todayInSingapore(new Date(line.createdAt)))}</td>
            <td>{PAYOUT_LINE_LABELS[line.kind]}</td>
            <td>
              <Link href={`/vendor/dashboard/orders/${line.orderId}`} prefetch={false}>
                {line.orderNumber}
              </Link>
            </td>
            <td>{line.customerName}</td>
            <td data-numeric>{amount(line.gross)}</td>
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
