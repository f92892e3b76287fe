import { sql } from "drizzle-orm";
import type { BudgetPlan } from "@/contracts/planning/budget";
import type { MilestonePage, PaymentHistory } from "@/contracts/sale/payment/payment";
import type { PayoutOverview, PayoutSalePage, PayoutStatement } from "@/contracts/sale/payment/payout";
import type { World } from "./world";

/** Returns where a sum that the API shows differs from the ledger, or from the same sum elsewhere. */
export async function figureBreaches({ shop, couples, sellers }: World): Promise<string[]> {
  const complaints: string[] = [];
  const expectSame = (what: string, dollars: number | undefined, cents: number) => {
    if (dollars === undefined || Math.round(dollars * 100) !== cents) {
      complaints.push(`${what} is shown as ${dollars}, it is ${cents} cents`);
    }
  };
  const cents = async (query: ReturnType<typeof sql>) =>
    (await shop.db().execute<{ cents: number }>(query)).rows[0]?.cents ?? 0;

  for (const { actor, id } of couples) {
    const as = { as: actor };
    const paid = await cents(sql`select coalesce(-sum(e.amount_cents), 0)::float8 as cents from ledger_entry e
      join "order" o on o.id = e.account_id where e.account = 'order' and o.customer_id = ${id}
      and e.kind in ('payment', 'voucher_spend', 'refund', 'voucher_return', 'credit_issue')`);
    const plan = (await shop.call<BudgetPlan>("GET", "/planning/budget", as)).body.data;
    const history = (await shop.call<PaymentHistory>("GET", "/user-payment", as)).body.data;
    const due = (await shop.call<MilestonePage>("GET", "/payment-milestone-user?due=open", as)).body.data;
    expectSame(`"Paid" in the budget of ${id}`, plan.paid, paid);
    expectSame(`"Paid" in the payments of ${id}`, history.totals.paid, paid);
    expectSame(`"Still to pay" of ${id}`, due.sums.total, Math.round(plan.owed * 100));
  }

  for (const { actor, id } of sellers) {
    const as = { as: actor };
    const owed = await cents(sql`select coalesce(-sum(amount_cents), 0)::float8 as cents from ledger_entry
      where account = 'vendor' and account_id = ${id}`);
    // Jobs of a history run on days to come.
    const path = "/payout-vendor/statement?month=2099-12";
    const statement = (await shop.call<PayoutStatement>("GET", path, as)).body.data;
    const overview = (await shop.call<PayoutOverview>("GET", "/payout-vendor/overview", as)).body.data;
    const sales = await shop.call<PayoutSalePage>("GET", "/payout-vendor/sales?state=held&limit=100", as);
    const held = sales.body.data.docs.reduce((sum, { net }) => sum + Math.round(net * 100), 0);
    expectSame(`"Owed to you" of vendor ${id}`, statement.closing, owed);
    expectSame(`"Held" of vendor ${id}`, overview.held, held);
  }
  return complaints;
}
