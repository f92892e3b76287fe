import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import type { CommissionGst } from "@/contracts/operator/ledger/commission-gst";
import type { OperatorOrderDecision } from "@/contracts/operator/order/order";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { API_PREFIX } from "@/server/app";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { closeLedger } from "@/server/modules/sale/daily-closing/public";
import { makeOperator } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { commissionGst } from "./service-gst";

const shop = useShop();
const { call, db } = shop;

const WHOLE = {
  ...DEFAULT_PAYMENT_POLICY,
  milestones: [{ label: "Payment", percent: 100, due: { kind: "booking" as const } }],
};
const TODAY = todayInSingapore();
const YEAR = Number(TODAY.slice(0, 4));
const QUARTER = Math.ceil(Number(TODAY.slice(5, 7)) / 3);

test("commission includes GST, due on the day it is kept and given back to the cent with refunds", async () => {
  const { actor: as } = await makeOperator(db(), "finance");
  const read = async () =>
    (await call<CommissionGst>("GET", `/operator/ledger/gst?year=${YEAR}`, { as })).body.data;
  const now = async () => (await read()).quarters.find(({ quarter }) => quarter === QUARTER);
  const decide = (orderId: string, body: object) =>
    call<OperatorOrderDecision>("POST", `/operator/order/${orderId}/decision`, {
      as,
      body: { reason: "They agreed", ...body },
    });
  expect(await now()).toMatchObject({ charged: 0, givenBack: 0, gst: 0, isFinal: false });

  const { orderId, vendor } = await shop.sell({}, { paymentPolicy: WHOLE, commissionBps: 1000 });
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  expect(await now()).toMatchObject({ charged: 0, gst: 0 });
  expect((await decide(orderId, { decision: "complete" })).status).toBe(200);
  // $100 of the $1,000: 9/109 of it is GST.
  expect(await now()).toMatchObject({ charged: 100, givenBack: 0, beforeGst: 91.74, gst: 8.26 });

  for (const amount of [333.33, 333.33]) await decide(orderId, { decision: "refund", amount });
  expect(await now()).toMatchObject({ charged: 100, givenBack: 66.67, beforeGst: 30.58, gst: 2.75 });
  await decide(orderId, { decision: "refund", amount: 333.34 });
  expect(await now()).toMatchObject({ charged: 100, givenBack: 100, beforeGst: 0, gst: 0 });

  const { token } = await signAccessToken(as);
  const file = await shop.app.request(
    `${API_PREFIX}/operator/ledger/gst.csv?year=${YEAR}&quarter=${QUARTER}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines).toHaveLength(5);
  expect(lines[1]).toMatch(new RegExp(`^${TODAY},Commission,SY-.*,100.00,91.74,8.26$`));
  const gst = lines.slice(1).reduce((sum, line) => sum + Math.round(Number(line.split(",").at(-1)) * 100), 0);
  expect(gst).toBe(0);
  expect((await call("GET", `/operator/ledger/gst.csv?year=${YEAR}&quarter=5`, { as })).status).toBe(400);
});

test("a quarter is final once its last day is closed, and due a month later", async () => {
  const later = instantInSingapore(`${YEAR + 1}-01-01`, "00:15");
  await closeLedger(instantInSingapore(`${YEAR}-12-31`, "12:00"));
  const lastOf = async () => (await commissionGst({ year: YEAR }, later)).quarters[0];
  expect(await lastOf()).toMatchObject({
    quarter: 4,
    from: `${YEAR}-10-01`,
    to: `${YEAR}-12-31`,
    isFinal: false,
  });
  await closeLedger(later);
  expect(await lastOf()).toMatchObject({ isFinal: true, dueOn: `${YEAR + 1}-01-31` });

  // Its entry is dated today, in a closed quarter, and will be in the closing of 1 January.
  const before = await commissionGst({ year: YEAR }, later);
  const { orderId, vendor } = await shop.sell({}, { paymentPolicy: WHOLE, commissionBps: 1000 });
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  const { actor: as } = await makeOperator(db(), "finance");
  const body = { reason: "They agreed", decision: "complete" };
  expect((await call("POST", `/operator/order/${orderId}/decision`, { as, body })).status).toBe(200);
  expect(await commissionGst({ year: YEAR }, later)).toEqual(before);
  expect((await commissionGst({ year: YEAR + 1 }, later)).quarters[0]).toMatchObject({
    charged: 100,
    gst: 8.26,
  });
  expect(
    (await commissionGst({ year: undefined }, instantInSingapore(addDays(TODAY, 400), "12:00"))).years,
  ).toContain(YEAR);
});
