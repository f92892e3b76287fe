import type { PayoutDetail, PayoutLine, PayoutPage, PayoutStatement } from "@/contracts/sale/payment/payout";
import { TAX_MONTHS_MAX, type TaxPoints } from "@/contracts/sale/payment/tax";
import { addDays, monthAfter, todayInSingapore } from "@/lib/dates";
import { gstWithin } from "@/lib/money";
import type { Seller, Shop } from "../world";
import { type Book, centsOf, type Compare, sumOf } from "./books";
import { ENDED, monthsOf, readTable } from "./vendor";

/** Histories let time pass by running jobs on days to come, up to sixteen months away. */
const PERIODS = 2;

/**
 * Compares the tax points of all sales with the ledger, and the GST of statements and payouts with these. Call it after
 * both sides have read their orders, which numbers the documents.
 */
export async function taxFigures(
  shop: Shop,
  { actor, id }: Seller,
  books: readonly Book[],
  compare: Compare,
): Promise<void> {
  const get = async <T>(path: string) => (await shop.call<T>("GET", path, { as: actor })).body.data;
  const points: TaxPoints["points"] = [];
  let from = addDays(todayInSingapore(), -1).slice(0, 7);
  for (let period = 0; period < PERIODS; period++) {
    const to = monthsLater(from, TAX_MONTHS_MAX - 1);
    const query = `from=${from}&to=${to}`;
    const tax = await get<TaxPoints>(`/payout-vendor/tax?${query}`);
    compare(
      `The GST from ${from}`,
      tax.gst,
      sumOf(tax.points, ({ gst }) => centsOf(gst)),
    );
    compare(
      `The sales from ${from}`,
      tax.total,
      sumOf(tax.points, ({ total }) => centsOf(total)),
    );
    compare(`The parts of these`, tax.beforeGst + tax.gst, centsOf(tax.total));
    const sums = (await readTable(shop, actor, `/payout-vendor/tax.csv?${query}`)).at(-1);
    compare(`The GST in the file from ${from}`, Number(sums?.GST), centsOf(tax.gst));
    compare(`The sales in the file from ${from}`, Number(sums?.Total), centsOf(tax.total));
    points.push(...tax.points);
    from = monthAfter(to);
  }

  const lines = await linesOf(shop, { actor, id });
  for (const book of books) {
    const own = points.filter(({ orderId }) => orderId === book.id);
    const sale = saleOf(book);
    const gst = gstWithin(sale, { gstCents: book.gst, totalCents: book.total });
    const what = `of order ${book.id} (${book.state})`;
    compare(`The tax points ${what}`, sumOf(own, ({ total }) => centsOf(total)) / 100, sale);
    compare(`Their GST ${what}`, sumOf(own, (point) => centsOf(point.gst)) / 100, gst);
    if (!ENDED.includes(book.state) || book.isDisputed) continue;
    const divided = lines.filter(({ orderId, kind }) => orderId === book.id && kind !== "adjustment");
    compare(`What was divided ${what}`, sumOf(divided, ({ gross }) => centsOf(gross)) / 100, sale);
    compare(`Its GST ${what}`, sumOf(divided, (line) => centsOf(line.gst)) / 100, gst);
  }

  const { docs: payouts } = await get<PayoutPage>("/payout-vendor?limit=100");
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  for (const payout of payouts) {
    const { lines: paid } = await get<PayoutDetail>(`/payout-vendor/${payout.id}`);
    compare(
      `The GST of ${payout.payoutNumber}`,
      payout.gst,
      sumOf(paid, ({ gst }) => centsOf(gst)),
    );
    for (const line of paid) {
      const stated = lineOf.get(line.id);
      compare(`The GST of line ${line.id}`, stated?.gst, centsOf(line.gst));
      compare(`What was paid of line ${line.id}`, stated?.gross, centsOf(line.gross));
    }
  }
}

/** The part of an order that counts as a sale: what is paid, then what is invoiced, and finally what is kept. */
function saleOf({ isSeen, isAccepted, state, total, paid, refunded, byBank }: Book): number {
  if (!isSeen) return 0;
  const kept = paid - refunded - byBank;
  if (state === "completed" || state === "cancelled") return kept;
  return isAccepted ? total : Math.min(kept, total);
}

async function linesOf(shop: Shop, { actor, id }: Pick<Seller, "actor" | "id">): Promise<PayoutLine[]> {
  const lines: PayoutLine[] = [];
  for (const month of await monthsOf(shop, id)) {
    const path = `/payout-vendor/statement?month=${month}`;
    const statement = (await shop.call<PayoutStatement>("GET", path, { as: actor })).body.data;
    lines.push(...statement.lines);
  }
  return lines;
}

function monthsLater(month: string, months: number): string {
  let at = month;
  for (let passed = 0; passed < months; passed++) at = monthAfter(at);
  return at;
}
