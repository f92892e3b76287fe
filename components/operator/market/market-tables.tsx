import type { ReactNode } from "react";
import { Table } from "@/components/ui/list/table";
import { Card } from "@/components/ui/page/card";
import type { OperatorMarket } from "@/contracts/operator/market/market";
import { formatDate } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import styles from "./market-tables.module.css";

const money = (dollars: number) => formatMoney(toCents(dollars));
const count = (n: number) => n.toLocaleString("en-SG");
const percent = (n: number) => `${n}%`;

/** The figures by category, source, cohort and day. */
export function MarketTables({ market: { categories, sources, cohorts, days } }: { market: OperatorMarket }) {
  return (
    <div className={styles.tables}>
      <Figures
        title="By category"
        heads={[
          "Category",
          "Searches",
          "Visits",
          "Enquiries",
          "Offers",
          "Orders",
          "Value",
          "Orders per visit",
        ]}
        rows={categories.map((row) => [
          row.name,
          count(row.searches),
          count(row.visits),
          count(row.enquiries),
          count(row.offers),
          count(row.orders),
          money(row.orderValue),
          percent(row.conversion),
        ])}
      />
      <Figures
        title="By source of new couples"
        note="Influencers’ and other codes, then campaigns. Orders are those placed since."
        empty="Nobody registered in this period."
        heads={["Source", "New couples", "With an order", "Share", "Order value"]}
        rows={sources.map((row) => [
          row.isCode ? `Code ${row.source}` : row.source || "Neither code nor campaign",
          count(row.accounts),
          count(row.buyers),
          percent(row.conversion),
          money(row.orderValue),
        ])}
      />
      <Figures
        title="Vendors by the month they joined"
        note="How far they have come until now."
        empty="Nobody joined in the last 12 months."
        heads={["Month", "Joined", "Approved", "On sale", "With an enquiry", "With an order", "Order value"]}
        rows={cohorts.map((row) => [
          row.month,
          count(row.vendors),
          count(row.approved),
          count(row.selling),
          count(row.enquired),
          count(row.ordered),
          money(row.orderValue),
        ])}
      />
      <Figures
        title="By day"
        heads={["Day", "Searches", "Visits", "Enquiries", "Offers", "Orders", "Value", "Paid", "Refunded"]}
        rows={days
          .toReversed()
          .map((row) => [
            formatDate(row.day),
            count(row.searches),
            count(row.visits),
            count(row.enquiries),
            count(row.offers),
            count(row.orders),
            money(row.orderValue),
            money(row.paid),
            money(row.refunded),
          ])}
      />
    </div>
  );
}

type FiguresProps = {
  title: string;
  note?: ReactNode;
  empty?: string;
  heads: readonly string[];
  /** Cells in the order of the heads; the first names the row. */
  rows: readonly (readonly string[])[];
};

function Figures({ title, note, empty = "", heads, rows }: FiguresProps) {
  return (
    <Card as="section">
      <h2 className={styles.heading}>{title}</h2>
      {note ? <p className={styles.note}>{note}</p> : null}
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <Table caption={title}>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={head} scope="col" data-numeric={at > 0 || undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 1]} data-numeric>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
