import { stringify } from "csv-stringify/sync";
import { PAYOUT_LINE_LABELS } from "@/contracts/sale/payment/payout";
import type { StatementQuery } from "@/contracts/sale/payment/payout.schema";
import { todayInSingapore } from "@/lib/dates";
import { readStatement } from "./service-read";

const COLUMNS = [
  "Date",
  "Type",
  "Order",
  "Couple",
  "Before GST",
  "GST",
  "Paid by couple",
  "Commission",
  "Net",
  "Paid out",
];

/**
 * Returns a month's statement as a CSV file for spreadsheets. Cells that a spreadsheet would execute as a formula are
 * escaped, because couples choose their names.
 */
export async function statementFile(vendorId: string, query: StatementQuery): Promise<Response> {
  const statement = await readStatement(vendorId, query);
  const dateOf = (instant: string) => todayInSingapore(new Date(instant));
  const rows = [
    ...statement.lines.map((line) => ({
      at: line.createdAt,
      cells: [
        PAYOUT_LINE_LABELS[line.kind],
        line.orderNumber,
        line.customerName,
        line.beforeGst,
        line.gst,
        line.gross,
        line.commission,
        line.net,
        "",
      ],
    })),
    ...statement.payouts.map((payout) => ({
      at: payout.createdAt,
      cells: ["Payout", payout.payoutNumber, "", "", "", "", "", "", payout.amount],
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  const body = stringify(
    [
      COLUMNS,
      [`${statement.month}-01`, "Opening balance", "", "", "", "", "", "", statement.opening, ""],
      ...rows.map(({ at, cells }) => [dateOf(at), ...cells]),
      ["", "Closing balance", "", "", "", "", "", "", statement.closing, ""],
    ],
    // As text, a negative amount would be escaped like a formula.
    { bom: true, escape_formulas: true, cast: { number: (dollars) => dollars.toFixed(2) } },
  );
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="sayang-statement-${statement.month}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
