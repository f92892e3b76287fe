import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import type { VendorDashboard } from "@/contracts/messaging/dashboard";
import type { MilestonePage } from "@/contracts/sale/payment/payment";
import type {
  PayoutDetail,
  PayoutOverview,
  PayoutPage,
  PayoutSalePage,
  PayoutStatement,
} from "@/contracts/sale/payment/payout";
import { API_PREFIX } from "@/server/app";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import type { Seller, Shop } from "../world";
import { type Book, centsOf, type Compare, sumOf } from "./books";

/** Histories let time pass by running jobs at future dates. */
const AT_THE_END = "2099-12";
export const ENDED: readonly string[] = ["completed", "cancelled"];

/**
 * Compares the figures that a vendor sees on the dashboard, in the payments and their files, and in the list of orders.
 */
export async function vendorFigures(
  shop: Shop,
  { actor, id }: Seller,
  books: readonly Book[],
  compare: Compare,
): Promise<void> {
  const get = async <T>(path: string) => (await shop.call<T>("GET", path, { as: actor })).body.data;
  const table = async (path: string) => readTable(shop, actor, path);
  const owed = await balanceOf(shop, id);
  const ended = books.filter(({ state }) => ENDED.includes(state));
  const open = books.filter(({ state }) => !ENDED.includes(state));

  const statement = await get<PayoutStatement>(`/payout-vendor/statement?month=${AT_THE_END}`);
  compare(`"Owed to you"`, statement.closing, owed);
  let [earned, paidOut, at] = [0, 0, 0];
  for (const month of await monthsOf(shop, id)) {
    const { opening, closing, lines, payouts, ...sums } = await get<PayoutStatement>(
      `/payout-vendor/statement?month=${month}`,
    );
    compare(`What is owed at the start of ${month}`, opening, at);
    compare(`The lines of ${month}`, sumOf(lines, ({ net }) => centsOf(net)) / 100, centsOf(sums.net));
    compare(`Gross less commission of ${month}`, sums.gross - sums.commission, centsOf(sums.net));
    compare(
      `The payouts of ${month}`,
      sumOf(payouts, ({ amount }) => centsOf(amount)) / 100,
      centsOf(sums.paidOut),
    );
    at += centsOf(sums.net) - centsOf(sums.paidOut);
    earned += centsOf(sums.net);
    paidOut += centsOf(sums.paidOut);
    compare(`What is owed at the end of ${month}`, closing, at);
    const file = await table(`/payout-vendor/statement.csv?month=${month}`);
    const column = (name: string, rows = file.slice(1, -1)) =>
      sumOf(rows, (row) => centsOf(Number(row[name] ?? 0)));
    compare(`"Paid by couple" in the file of ${month}`, sums.gross, column("Paid by couple"));
    compare(`"Commission" in the file of ${month}`, sums.commission, column("Commission"));
    compare(`"GST" in the file of ${month}`, sums.gst, column("GST"));
    compare(
      `The GST of the lines of ${month}`,
      sums.gst,
      sumOf(lines, ({ gst }) => centsOf(gst)),
    );
    compare(`"Net" in the file of ${month}`, sums.net, column("Net"));
    compare(`"Paid out" in the file of ${month}`, sums.paidOut, column("Paid out"));
    compare(`The balance in the file of ${month}`, closing, column("Net", file.slice(-1)));
  }
  compare(
    "All that was earned",
    earned / 100,
    sumOf(books, ({ vendors }) => vendors),
  );
  compare("All that was earned less what was paid out", (earned - paidOut) / 100, owed);

  const overview = await get<PayoutOverview>("/payout-vendor/overview");
  const { docs: sales } = await get<PayoutSalePage>("/payout-vendor/sales?limit=100");
  const inState = (state: string) =>
    sumOf(
      sales.filter((sale) => sale.state === state),
      ({ net }) => centsOf(net),
    );
  compare(`"Held"`, overview.held, inState("held"));
  compare(`"Earned"`, overview.earned, owed - sumOf(open, ({ vendors }) => vendors));
  compare(`"On its way" and "Paid out"`, overview.onItsWay + overview.paid, paidOut);
  for (const sale of sales) {
    const book = books.find((each) => each.id === sale.orderId);
    compare(
      `The parts of sale ${sale.orderId}`,
      sale.gross - sale.commission + sale.adjustments,
      centsOf(sale.net),
    );
    if (sale.state !== "held") compare(`"You get" of ${sale.orderId}`, sale.net, book?.vendors ?? 0);
  }
  const listed = new Set(sales.map(({ orderId }) => orderId));
  const hidden = ended.filter((book) => !listed.has(book.id));
  compare(
    "What ended orders earned that isn't listed",
    0,
    sumOf(hidden, ({ vendors }) => vendors),
  );

  const { docs: payouts } = await get<PayoutPage>("/payout-vendor?limit=100");
  const gone = payouts.filter(({ state }) => state !== "failed");
  compare("The payouts", sumOf(gone, ({ amount }) => centsOf(amount)) / 100, paidOut);
  for (const payout of gone) {
    const { lines } = await get<PayoutDetail>(`/payout-vendor/${payout.id}`);
    compare(
      `The lines of ${payout.payoutNumber}`,
      payout.amount,
      sumOf(lines, ({ net }) => centsOf(net)),
    );
  }

  const sold = books.filter(({ isAccepted, state }) => isAccepted && state !== "cancelled");
  const dashboard = await get<VendorDashboard>("/vendor/dashboard/summary?period=12m");
  const { now, categories, buckets } = dashboard.sales;
  const value = sumOf(sold, ({ total }) => total);
  compare("Sales on the dashboard", now.value, value);
  compare("Sales by category", sumOf(categories, (row) => centsOf(row.value)) / 100, value);
  compare("Sales by month", sumOf(buckets, (row) => centsOf(row.value)) / 100, value);

  const due = await get<MilestonePage>("/payment-milestone-vendor?due=open&limit=100");
  const { onHold, total } = due.sums;
  const asked = books.filter(({ state }) => state !== "awaiting_payment");
  const held = asked.filter(({ state }) => state === "under_cancellation");
  compare(
    "What is due from couples",
    total - onHold,
    sumOf(asked, (row) => row.due) - sumOf(held, (row) => row.due),
  );
  compare(
    "What is on hold",
    onHold,
    sumOf(held, (row) => row.due),
  );
  compare("The payments due", sumOf(due.docs, (row) => centsOf(row.due)) / 100, centsOf(total));

  const seen = books.filter(({ isSeen }) => isSeen);
  const orders = await table("/order-vendor/orders.csv");
  const inFile = (name: string) => sumOf(orders, (row) => centsOf(Number(row[name]))) / 100;
  compare(
    "The orders' totals in the file",
    inFile("Total"),
    sumOf(seen, (row) => row.total),
  );
  compare(
    "What is paid in the file",
    inFile("Paid"),
    sumOf(seen, ({ paid }) => paid),
  );
  compare(
    "What is refunded in the file",
    inFile("Refunded"),
    sumOf(seen, ({ refunded }) => refunded),
  );
  compare(
    "What vouchers paid in the file",
    inFile("Paid by voucher"),
    sumOf(seen, (row) => row.byVoucher),
  );
}

async function balanceOf(shop: Shop, vendorId: string): Promise<number> {
  const { rows } = await shop.db().execute<{ cents: number }>(sql`
    select coalesce(-sum(amount_cents), 0)::float8 as cents from ledger_entry
    where account = 'vendor' and account_id = ${vendorId}`);
  return rows[0]?.cents ?? 0;
}

/** Returns the months with movements in the vendor's account, in order. */
export async function monthsOf(shop: Shop, vendorId: string): Promise<string[]> {
  const { rows } = await shop.db().execute<{ month: string }>(sql`
    select distinct to_char(at at time zone 'Asia/Singapore', 'YYYY-MM') as month from (
      select created_at as at from payout_line where vendor_id = ${vendorId}
      union all select created_at from payout where vendor_id = ${vendorId}
    ) moved order by month`);
  return rows.map(({ month }) => month);
}

export async function readTable(
  shop: Shop,
  actor: Seller["actor"],
  path: string,
): Promise<Record<string, string>[]> {
  const { token } = await signAccessToken(actor);
  const answer = await shop.app.request(API_PREFIX + path, { headers: { authorization: `Bearer ${token}` } });
  return parse(await answer.text(), { bom: true, columns: true });
}
