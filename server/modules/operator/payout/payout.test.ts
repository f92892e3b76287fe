import { eq } from "drizzle-orm";
import type { OperatorActs } from "@/contracts/identity/operator/operator-act";
import type { OperatorPayouts } from "@/contracts/operator/payout/payout";
import type { ConnectLink, PayoutOverview } from "@/contracts/sale/payment/payout";
import type { SandboxAccountKind } from "@/contracts/sale/payment/payment";
import type { OperatorActor } from "@/server/core/actor";
import { connectSandboxAccount } from "@/server/adapters/payments/sandbox-connect";
import { payout, payoutLine } from "@/server/db/schema/sale/payout";
import { runPayouts } from "@/server/modules/sale/payout/service-run";
import { DAY_MS } from "@/lib/time";
import { AT_BOOKING, useDisputing } from "@/tests/setup/disputing";
import { makeOperator } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";

const shop = useDisputing();
const { call, db, settle } = shop;

afterEach(() => shop.expectBalanced());

let finance: OperatorActor;
beforeEach(async () => {
  finance = (await makeOperator(db(), "finance")).actor;
});

const act = (vendorId: string, name: string, reason = "The account’s name differs") =>
  call("POST", `/operator/payout/${vendorId}/act`, { as: finance, body: { act: name, reason } });
const find = async (vendorId: string) =>
  (await call<OperatorPayouts>("GET", "/operator/payout?limit=100", { as: finance })).body.data.docs.find(
    ({ _id }) => _id === vendorId,
  );

/** Creates a vendor whose order of $1,000 was completed a month ago. */
async function earn() {
  const sale = await shop.sell({}, { paymentPolicy: AT_BOOKING });
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  await shop.complete(sale);
  await db()
    .update(payoutLine)
    .set({ createdAt: new Date(Date.now() - 30 * DAY_MS) })
    .where(eq(payoutLine.vendorId, sale.vendor.id));
  return sale.vendor;
}

async function connect(
  { actor: as }: Awaited<ReturnType<typeof earn>>,
  account: SandboxAccountKind = "success",
) {
  const link = (await call<ConnectLink>("GET", "/vendor/connect-with-stripe", { as })).body.data.data;
  const state = new URL(link).searchParams.get("state") ?? "";
  const { returnUrl } = await connectSandboxAccount({ account, state });
  const code = new URL(returnUrl, "http://sayang.test").searchParams.get("code") ?? "";
  await call("GET", `/vendor/authorize-with-stripe?${new URLSearchParams({ code, state })}`, { as });
}

const payoutsOf = (vendorId: string) => db().select().from(payout).where(eq(payout.vendorId, vendorId));

test("payouts on hold wait, the vendor is told why, and the next run after the release makes them", async () => {
  const vendor = await earn();
  expect(await find(vendor.id)).toMatchObject({ trouble: "unready", earned: 900, hold: null });
  await connect(vendor);
  expect(await find(vendor.id)).toMatchObject({ trouble: "due" });
  expect((await act(vendor.id, "release")).status).toBe(409);
  expect((await act(vendor.id, "hold", " ")).status).toBe(400);
  expect((await act(vendor.id, "hold")).status).toBe(200);
  expect((await act(vendor.id, "hold")).status).toBe(409);
  expect(await find(vendor.id)).toMatchObject({
    trouble: "held",
    hold: { reason: "The account’s name differs" },
  });
  const overview = await call<PayoutOverview>("GET", "/payout-vendor/overview", { as: vendor.actor });
  expect(overview.body.data.holdReason).toBe("The account’s name differs");
  await runPayouts();
  expect((await act(vendor.id, "retry")).status).toBe(409);
  expect(await payoutsOf(vendor.id)).toEqual([]);
  expect((await act(vendor.id, "release", "Sorted out")).status).toBe(200);
  await runPayouts();
  expect(await payoutsOf(vendor.id)).toMatchObject([{ amountCents: 90_000, state: "on_its_way" }]);
  const kinds = (await queuedFor(db(), vendor.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["payouts-held", "payouts-released", "payout-sent"]));
  const log = await call<OperatorActs>("GET", `/operator/audit?subjectId=${vendor.id}`, { as: finance });
  expect(log.body.data.docs.map(({ kind }) => kind)).toEqual(["payout.release", "payout.hold"]);
});

test("a failed payout is made again before the next run", async () => {
  const vendor = await earn();
  await connect(vendor, "transferFails");
  await runPayouts();
  await settle();
  const [failed] = await payoutsOf(vendor.id);
  expect(failed?.state).toBe("failed");
  expect(await find(vendor.id)).toMatchObject({ trouble: "failed", earned: 900, failure: { amount: 900 } });
  await runPayouts();
  expect(await payoutsOf(vendor.id)).toHaveLength(1);
  expect((await act(vendor.id, "retry", "The account is corrected")).status).toBe(200);
  expect(await payoutsOf(vendor.id)).toHaveLength(2);
});
