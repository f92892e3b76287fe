"use client";
import { useId, useState } from "react";
import { Segments } from "@/components/ui/action/segments";
import { Table } from "@/components/ui/list/table";
import { amount } from "@/components/ui/money/amount";
import type { DashboardPeriod, SalesBucket, VendorDashboard } from "@/contracts/messaging/dashboard";
import { formatDate } from "@/lib/dates";
import { Panel } from "./panel";
import styles from "./sales-report.module.css";
import { SalesChart } from "./sales-chart";
import { PERIODS } from "./words";

const LOOKS = [
  { value: "chart", label: "Chart" },
  { value: "table", label: "Table" },
] as const;

type Props = { sales: VendorDashboard["sales"]; period: DashboardPeriod };

/** Sales over time and by category, as a chart or as tables. */
export function SalesReport({ sales, period }: Props) {
  const [look, setLook] = useState<"chart" | "table">("chart");
  const empty = sales.now.value === 0 && sales.before.value === 0;
  return (
    <Panel
      title="Sales"
      note={`Orders you approved that weren’t cancelled, beside ${PERIODS[period].before}.`}
      action={<Segments label="Show sales as" options={LOOKS} value={look} onChoose={setLook} />}
    >
      {empty ? <p className={styles.none}>No sales in this period or the one before.</p> : null}
      {!empty && look === "chart" ? <SalesChart buckets={sales.buckets} period={period} /> : null}
      {!empty && look === "table" ? <SalesTable buckets={sales.buckets} period={period} /> : null}
      {sales.categories.length > 0 ? <Categories categories={sales.categories} /> : null}
    </Panel>
  );
}

function SalesTable({ buckets, period }: { buckets: readonly SalesBucket[]; period: DashboardPeriod }) {
  return (
    <Table caption="Sales over time">
      <thead>
        <tr>
          <th scope="col">{period === "30d" ? "Day" : period === "13w" ? "Week" : "Month"}</th>
          <th scope="col" data-numeric>
            Orders
          </th>
          <th scope="col" data-numeric>
            Sales
          </th>
          <th scope="col" data-numeric>
            Before
          </th>
        </tr>
      </thead>
      <tbody>
        {buckets.map(({ from, to, orders, value, before }) => (
          <tr key={from}>
            <th scope="row">{period === "12m" ? MONTH.format(new Date(from)) : spanOf(from, to)}</th>
            <td data-numeric>{orders}</td>
            <td data-numeric>{amount(value)}</td>
            <td data-numeric>{amount(before)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const MONTH = new Intl.DateTimeFormat("en-SG", { month: "long", year: "numeric", timeZone: "UTC" });
const spanOf = (from: string, to: string) =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

function Categories({ categories }: { categories: VendorDashboard["sales"]["categories"] }) {
  const id = useId();
  return (
    <div className={styles.categories}>
      <h3 id={id} className={styles.title}>
        By category
      </h3>
      <Table caption="Sales by category">
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col" data-numeric>
              Sales
            </th>
            <th scope="col" data-numeric>
              Before
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ name, value, before }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-numeric>{amount(value)}</td>
              <td data-numeric>{amount(before)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
