import type { CommissionGst, GstQuarter } from "@/contracts/operator/ledger/commission-gst";
import type { CommissionGstQuery, GstQuarterQuery } from "@/contracts/operator/ledger/commission-gst.schema";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { addDays, type IsoDate, monthAfter, todayInSingapore } from "@/lib/dates";
import { type Cents, toDollars } from "@/lib/money";
import { sheetFile } from "@/server/core/sheet/file";
import { getDb } from "@/server/db/client";
import * as repo from "./repo-gst";

/** GET /operator/ledger/gst: the GST in our commission by quarter of a year, latest first. Future quarters are left out. */
export async function commissionGst({ year }: CommissionGstQuery, now = new Date()): Promise<CommissionGst> {
  const db = await getDb();
  const today = todayInSingapore(now);
  const thisYear = Number(today.slice(0, 4));
  const asked = year ?? thisYear;
  const [rows, first, closedUntil] = await Promise.all([
    repo.quartersOf(db, asked),
    repo.firstYear(db),
    repo.lastClosedDay(db),
  ]);
  const begun = [4, 3, 2, 1].filter((quarter) => spanOf(asked, quarter).from <= today);
  const earliest = Math.min(first ?? thisYear, thisYear);
  return {
    year: asked,
    years: Array.from({ length: thisYear - earliest + 1 }, (_, back) => thisYear - back),
    quarters: begun.map((quarter) =>
      presentQuarter(
        asked,
        rows.find((row) => row.quarter === quarter) ?? {
          quarter,
          chargedCents: 0,
          givenBackCents: 0,
          gstCents: 0,
        },
        closedUntil,
      ),
    ),
  };
}

function presentQuarter(year: number, row: repo.QuarterRow, closedUntil: IsoDate | null): GstQuarter {
  const { from, next } = spanOf(year, row.quarter);
  const to = addDays(next, -1);
  return {
    quarter: row.quarter,
    from,
    to,
    charged: toDollars(row.chargedCents),
    givenBack: toDollars(row.givenBackCents),
    beforeGst: toDollars(row.chargedCents - row.givenBackCents - row.gstCents),
    gst: toDollars(row.gstCents),
    dueOn: addDays(`${monthAfter(next.slice(0, 7))}-01`, -1),
    isFinal: closedUntil !== null && closedUntil >= to,
  };
}

const COLUMNS = ["Tax point", "What", "Order", "Vendor", "UEN", "Commission", "Before GST", "GST"];
const KINDS = { settlement: "Commission", clawback: "Given back after a refund" } as const;

/** GET /operator/ledger/gst.csv: the tax points of a quarter, amounts in dollars. */
export async function gstFile(query: GstQuarterQuery): Promise<Response> {
  const [thisYear = 0, month = 1] = todayInSingapore().split("-").map(Number);
  const { year = thisYear, quarter = Math.ceil(month / 3) } = query;
  const { from, next } = spanOf(year, quarter);
  const points = await repo.pointsBetween(await getDb(), from, next);
  const rows = points.map((point) => [
    point.day,
    KINDS[point.kind],
    orderNumberOf(point.number, new Date(point.placedAt)),
    point.vendorName,
    point.registration,
    written(point.cents),
    written(point.cents - point.gstCents),
    written(point.gstCents),
  ]);
  return sheetFile(`sayang-commission-gst-${year}-q${quarter}`, "csv", COLUMNS, rows);
}

const written = (cents: Cents) => toDollars(cents).toFixed(2);

/** A quarter's first day and the first day after it. */
function spanOf(year: number, quarter: number): { from: IsoDate; next: IsoDate } {
  const month = (n: number) =>
    `${year + Math.floor((n - 1) / 12)}-${String(((n - 1) % 12) + 1).padStart(2, "0")}-01`;
  return { from: month(quarter * 3 - 2), next: month(quarter * 3 + 1) };
}
