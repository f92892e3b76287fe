import { eq } from "drizzle-orm";
import type { OperatorDisputes, OperatorLedger } from "@/contracts/operator/money/money";
import { order } from "@/server/db/schema/sale/order";
import { makeOperator } from "@/tests/setup/factories";
import { useDisputing } from "@/tests/setup/disputing";

const shop = useDisputing();
const { call, db, settle, closeAll } = shop;

test("disputes show their order and the deadline for evidence; decided ones come last", async () => {
  const { actor: as } = await makeOperator(db(), "finance");
  const list = async (query = "") =>
    (await call<OperatorDisputes>("GET", `/operator/dispute${query}`, { as })).body.data.docs;
  const first = await shop.sellDisputed();
  await settle();
  await closeAll("lost");
  const second = await shop.sellDisputed();
  await settle();
  const shown = await list();
  expect(shown.map(({ state, orders }) => [state, orders[0]?._id])).toEqual([
    ["open", second.orderId],
    ["lost", first.orderId],
  ]);
  expect(shown[0]).toMatchObject({
    amount: 300,
    orders: [{ amount: 300 }],
    gateway: "sandbox",
    evidenceBy: expect.any(String),
    closedAt: null,
  });
  expect((await list("?state=lost")).map(({ state }) => state)).toEqual(["lost"]);
});

test("shows the totals of the ledger's accounts and any discrepancies", async () => {
  const { actor: as } = await makeOperator(db(), "finance");
  const { orderId } = await shop.sell();
  const read = async () => (await call<OperatorLedger>("GET", "/operator/ledger", { as })).body.data;
  const good = await read();
  expect(good.complaints).toEqual([]);
  expect(good.accounts.find(({ account }) => account === "gateway")?.amount).toBeGreaterThanOrEqual(300);
  await db().update(order).set({ paidCents: 30_001 }).where(eq(order.id, orderId));
  expect((await read()).complaints).toEqual([expect.stringContaining(orderId)]);
  await db().update(order).set({ paidCents: 30_000 }).where(eq(order.id, orderId));
});

test("evidence is sent once, with files that operators can read again", async () => {
  const { actor: as } = await makeOperator(db(), "finance");
  const { orderId } = await shop.sellDisputed();
  await settle();
  const find = async () =>
    (await call<OperatorDisputes>("GET", "/operator/dispute?state=open", { as })).body.data.docs.find(
      ({ orders }) => orders.some(({ _id }) => _id === orderId),
    );
  const path = `/operator/dispute/${(await find())?._id}/evidence`;
  const send = (text: string) => {
    const body = new FormData();
    body.append("text", text);
    const pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
    body.append("files", new Blob([pdf]), "contract.pdf");
    return call("POST", path, { as, body });
  };
  expect((await send(" ")).status).toBe(400);
  expect((await send("The couple signed this contract.")).status).toBe(200);
  const { evidence } = (await find()) ?? {};
  expect(evidence).toMatchObject({
    text: "The couple signed this contract.",
    files: [{ name: "contract.pdf" }],
  });
  expect((await send("Again")).body.message).toBe("The bank has been told already: it takes evidence once");
});
