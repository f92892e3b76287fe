import { v7 } from "uuid";
import type { LedgerClosing, LedgerClosings } from "@/contracts/operator/ledger/ledger-closing";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { ledgerClosingBalance } from "@/server/db/schema/sale/daily-closing";
import { API_PREFIX } from "@/server/app";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { closeLedger } from "@/server/modules/sale/daily-closing/public";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { makeOperator } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

const TODAY = todayInSingapore();
/** A quarter past midnight of the day that many days from now. */
const night = (days: number) => instantInSingapore(addDays(TODAY, days), "00:15");

const finance = async () => (await makeOperator(db(), "finance")).actor;

const account = ({ accounts }: LedgerClosing, name: string) => accounts.find((each) => each.account === name);

test("a day is closed once, and what was committed later is in the next day and named", async () => {
  const as = await finance();
  const list = async () =>
    (await call<LedgerClosings>("GET", "/operator/ledger/closing", { as })).body.data.docs;
  expect(await closeLedger(night(1))).toBe(0);
  const { orderId } = await shop.sell();

  // Another transaction has written a refund, but not committed it when the day is closed.
  const late = await shop.pool().connect();
  await late.query("begin");
  await late.query(
    `insert into ledger_entry (id, posting_id, account, account_id, kind, amount_cents, order_id)
     values ($1, $2, 'order', $3, 'refund', 700, $3), ($4, $2, 'gateway', null, 'refund', -700, $3)`,
    [v7(), v7(), orderId, v7()],
  );
  expect(await Promise.all([closeLedger(night(1)), closeLedger(night(1))])).toContain(1);
  const [first] = await list();
  expect(first).toMatchObject({ day: TODAY, entries: 2, lateEntries: 0 });
  expect(first && account(first, "gateway")).toEqual({
    account: "gateway",
    opening: 0,
    closing: 300,
    movements: [{ kind: "payment", amount: 300, entries: 1 }],
  });
  await late.query("commit");
  late.release();

  expect(await closeLedger(night(3))).toBe(2);
  const [third, second, again] = await list();
  expect(again).toEqual(first);
  expect(second).toMatchObject({ day: addDays(TODAY, 1), entries: 2, lateEntries: 2 });
  expect(second && account(second, "order")).toEqual({
    account: "order",
    opening: 300,
    closing: 293,
    movements: [{ kind: "refund", amount: -7, entries: 1 }],
  });
  expect(third).toMatchObject({ entries: 0, lateEntries: 0 });
  expect(third && account(third, "gateway")).toMatchObject({ opening: 293, closing: 293, movements: [] });
  const about = (await checkLedger(db())).filter((complaint) => /closing/.test(complaint));
  expect(about).toEqual([]);
});

test("a closed day can't be changed, and one that doesn't match its entries is found", async () => {
  await expect(db().update(ledgerClosingBalance).set({ closingCents: 1 })).rejects.toMatchObject({
    cause: { message: "rows of ledger_closing_balance are append-only" },
  });
  const said = await db()
    .transaction(async (tx) => {
      await tx.execute("alter table ledger_closing_line disable trigger user");
      await tx.execute(
        "update ledger_closing_line set amount_cents = amount_cents + 1 where account = 'gateway'",
      );
      throw new Error((await checkLedger(tx)).join("\n"));
    })
    .catch(({ message }: Error) => message);
  expect(said).toContain(`the closing of ${TODAY} says 30001 of payment in gateway; its entries say 30000`);
  expect(said).toContain(`opens gateway with 0 after 0, moves 30001 and closes it with 30000`);
});

test("an account that came later opens with 0, and a missing day or balance is found", async () => {
  const said = (change: string) =>
    db()
      .transaction(async (tx) => {
        for (const table of ["ledger_closing", "ledger_closing_line", "ledger_closing_balance"])
          await tx.execute(`alter table ${table} disable trigger user`);
        await tx.execute(change);
        throw new Error((await checkLedger(tx)).filter((each) => /closing/.test(each)).join("\n"));
      })
      .catch(({ message }: Error) => message);
  const balance = "delete from ledger_closing_balance where account = 'credit'";
  expect(await said(`${balance} and day = '${TODAY}'`)).toBe("");
  const next = addDays(TODAY, 1);
  expect(await said(`${balance} and day = '${next}'`)).toBe(
    `the closing of ${next} has no balance of credit`,
  );
  expect(await said("update ledger_closing_line set late_entries = 0")).toContain("its entries say");
});

test("closings and their entries are files", async () => {
  const as = await finance();
  const { token } = await signAccessToken(as);
  const file = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await shop.app.request(`${API_PREFIX}/operator/ledger/closing/${path}`, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  const year = TODAY.slice(0, 4);
  const { text } = await file(`export.csv?year=${year}`);
  expect(text).toContain(`${TODAY},At the card processor,Payments by couples,300.00,1,0`);
  expect(text).toContain(`${TODAY},Held for orders,Closing balance,300.00,,`);
  const entries = await file(`entries.csv?day=${addDays(TODAY, 1)}`);
  expect(entries.text).toMatch(/At the card processor,,Refunds,-7\.00,SY-\d\d-\d{6},,yes/);
  expect((await file(`entries.csv?day=${addDays(TODAY, 9)}`)).status).toBe(404);
  expect((await file("day?day=soon")).status).toBe(400);
  expect((await file("export.csv?year=soon")).status).toBe(400);
});
