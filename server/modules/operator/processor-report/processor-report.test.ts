import { eq } from "drizzle-orm";
import { parse } from "csv-parse/sync";
import type {
  ProcessorReportDetail,
  ProcessorReports,
} from "@/contracts/operator/processor-report/processor-report";
import { API_PREFIX } from "@/server/app";
import { payment } from "@/server/db/schema/sale/payment";
import { writeXlsx } from "@/server/core/sheet";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { makeOperator } from "@/tests/setup/factories";
import { useDisputing } from "@/tests/setup/disputing";

const shop = useDisputing();
const { call, db, settle } = shop;

const COLUMNS =
  "balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,payment_intent_id";

const at = (moment: Date) => moment.toISOString().slice(0, 23).replace("T", " ");
const chargeRow = (id: string, gross: number, moment: Date) =>
  `txn_${id},${at(moment)},sgd,${gross.toFixed(2)},0.00,${gross.toFixed(2)},charge,ch_${id},${id}`;

const finance = async () => (await makeOperator(db(), "finance")).actor;
type As = Awaited<ReturnType<typeof finance>>;

function upload(as: As, content: string | Buffer, name = "report.csv") {
  const body = new FormData();
  body.append("file", new Blob([typeof content === "string" ? content : new Uint8Array(content)]), name);
  return call<ProcessorReportDetail>("POST", "/operator/processor-report", { as, body });
}

/** The embedded processor's own report. */
async function sample(as: As): Promise<string> {
  const { token } = await signAccessToken(as);
  const headers = { authorization: `Bearer ${token}` };
  return (await shop.app.request(`${API_PREFIX}/operator/processor-report/sample.csv`, { headers })).text();
}

test("a report of everything that moved matches, but for the fees", async () => {
  const as = await finance();
  await shop.sellDisputed();
  await settle();
  await shop.closeAll("won");
  const refunded = await shop.sell();
  await call("PATCH", `/order-vendor/decline/${refunded.orderId}`, {
    as: refunded.vendor.actor,
    body: { reason: "We are away" },
  });
  await settle();
  const text = await sample(as);
  const rows: string[][] = parse(text, { bom: true });
  expect(new Set(rows.slice(1).map((row) => row[6]))).toEqual(
    new Set(["charge", "refund", "dispute", "dispute_reversal"]),
  );
  const { report, differences, categories } = (await upload(as, text)).body.data;
  expect(report).toMatchObject({ rows: 5, matched: 5, differences: 1, open: 0, gross: 300, fees: 21.4 });
  expect(differences.docs).toMatchObject([
    { kind: "fee", there: -21.4, here: null, order: null, settled: null },
  ]);
  expect(categories.find(({ category }) => category === "charge")).toMatchObject({ rows: 2, gross: 600 });

  const again = await upload(as, text);
  expect(again.status).toBe(409);
  expect(again.body.message).toMatch(/^This report was uploaded on /);
});

test("each difference is explained with its order, kept, and settled with a reason", async () => {
  const as = await finance();
  const sold = await Promise.all([shop.sell(), shop.sell(), shop.sell(), shop.sell()]);
  await settle();
  const [first, wrong, left, later] = await Promise.all(
    sold.map(async ({ customer }) => {
      const [row] = await db().select().from(payment).where(eq(payment.customerId, customer.id));
      if (!row?.succeededAt) throw new Error("the charge has succeeded");
      return { id: row.gatewayIntentId, at: row.succeededAt };
    }),
  );
  if (!first || !wrong || !left || !later) throw new Error("four were sold");
  const end = new Date(Math.max(...[first, wrong, left, later].map((each) => each.at.getTime())) + 1_000);
  const begin = new Date(Math.min(...[first, wrong, left, later].map((each) => each.at.getTime())) - 1_000);
  const one = [
    COLUMNS,
    chargeRow(first.id, 300, begin),
    chargeRow(wrong.id, 299.5, wrong.at),
    chargeRow(later.id, 300, later.at),
    `txn_x,${at(end)},sgd,12.00,0.00,12.00,charge,ch_unknown,`,
    `txn_bank,${at(end)},sgd,-500.00,0.00,-500.00,payout,po_1,`,
  ].join("\n");
  const { report, differences } = (await upload(as, one)).body.data;
  expect(report).toMatchObject({ rows: 5, matched: 3, differences: 3, open: 3 });
  const find = (kind: string) => differences.docs.find((each) => each.kind === kind);
  expect(find("amount")).toMatchObject({ reference: wrong.id, there: 299.5, here: 300 });
  expect(find("amount")?.order?._id).toBe(sold[1]?.orderId);
  expect(find("missing_here")).toMatchObject({ reference: "ch_unknown", there: 12, here: null, order: null });
  expect(find("missing_there")).toMatchObject({ reference: left.id, there: null, here: 300 });
  expect(find("missing_there")?.order?._id).toBe(sold[2]?.orderId);

  const path = `/operator/difference/${find("amount")?._id}/settle`;
  const send = (reason: string) => call("POST", path, { as, body: { reason } });
  expect((await send(" ")).body.message).toBe("Please give a reason");
  expect((await send("A bank kept 50 cents")).status).toBe(200);
  expect((await send("Again")).status).toBe(409);
  const log = await call<{ docs: { kind: string; reason: string }[] }>("GET", "/operator/audit?page=1", {
    as,
  });
  expect(log.body.data.docs[0]).toMatchObject({
    kind: "processorReport.settle",
    reason: "A bank kept 50 cents",
  });

  // The next report has what this one had not yet.
  await upload(as, [COLUMNS, chargeRow(left.id, 300, end)].join("\n"), "next.csv");
  const read = async (state: string) =>
    (
      await call<ProcessorReportDetail>("GET", `/operator/processor-report/${report._id}?state=${state}`, {
        as,
      })
    ).body.data.differences.docs;
  expect((await read("open")).map(({ kind }) => kind)).toEqual(["missing_here"]);
  expect((await read("settled")).map((each) => each.settled?.reason)).toEqual(
    expect.arrayContaining(["A bank kept 50 cents", "Found in the report next.csv"]),
  );
  const listed = await call<ProcessorReports>("GET", "/operator/processor-report?limit=1", { as });
  expect(listed.body.data).toMatchObject({ canMakeReport: true, docs: [{ fileName: "next.csv", open: 0 }] });
});

test("what was booked between two reports is missing there, once", async () => {
  const as = await finance();
  const sold = await Promise.all([shop.sell(), shop.sell(), shop.sell()]);
  await settle();
  const hour = 3_600_000;
  const start = Date.now() + 24 * hour;
  const ids = await Promise.all(
    sold.map(async ({ customer }, index) => {
      const succeededAt = new Date(start + index * hour);
      const [row] = await db()
        .update(payment)
        .set({ succeededAt })
        .where(eq(payment.customerId, customer.id))
        .returning();
      return row?.gatewayIntentId ?? "";
    }),
  );
  const [first, between, last] = ids.map((id, index) => chargeRow(id, 300, new Date(start + index * hour)));
  await upload(as, [COLUMNS, first].join("\n"));
  const missing = async (...rows: (string | undefined)[]) =>
    (await upload(as, [COLUMNS, ...rows].join("\n"))).body.data.differences.docs.map(
      ({ kind, reference }) => `${kind} ${reference}`,
    );
  expect(await missing(last)).toEqual([`missing_there ${ids[1]}`]);
  expect(await missing(first, last)).toEqual([]);
  expect(await missing(between)).toEqual([]);
});

test("a file that is no report, or has rows that can't be read, names what is wrong", async () => {
  const as = await finance();
  const said = async (text: string) => (await upload(as, text)).body.message;
  expect(await said("name,table\nMei,4")).toMatch(/it has no column balance_transaction_id, created_utc/);
  expect(await said(COLUMNS)).toBe("This report has no rows");
  const row = "txn_1,2026-11-01 10:00:00,sgd,3.00,1.00,2.00,charge,ch_1,pi_1";
  expect(await said([COLUMNS, row.replace("sgd", "usd")].join("\n"))).toContain("row 2: its currency is usd");
  expect(await said([COLUMNS, row, row].join("\n"))).toContain("row 3: txn_1 is there twice");
  expect(await said([COLUMNS, row.replace("2.00", "2.50")].join("\n"))).toContain(
    "row 2: gross less fee is not net",
  );
  expect(await said([COLUMNS, row].join("\n").replace(",payment_intent_id", ""))).toContain(
    "it has no column payment_intent_id",
  );
  const sheet = await writeXlsx(COLUMNS.split(","), [row.split(",")]);
  expect((await upload(as, sheet, "report.xlsx")).body.message).toMatch(/^Please choose the CSV file/);
  const none = await call("POST", "/operator/processor-report", { as, body: new FormData() });
  expect(none.body.message).toBe("Please choose the report");
});
