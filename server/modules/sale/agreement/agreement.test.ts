import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { v4 } from "uuid";
import type { AgreementFile } from "@/contracts/sale/agreement";
import type { Page } from "@/contracts/envelope";
import type { Notice } from "@/contracts/identity/notice";
import type { SentMessage } from "@/contracts/messaging/room";
import type { Offer } from "@/contracts/sale/offer";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { addDays, todayInSingapore } from "@/lib/dates";
import { API_PREFIX } from "@/server/app";
import type { Actor } from "@/server/core/actor";
import { agreement } from "@/server/db/schema/sale/agreement";
import { order } from "@/server/db/schema/sale/order";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { inTransaction } from "@/server/db/transaction";
import { makeCustomer } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";
import { agreementOf } from "./content";
import { itemsOf, milestonesOf } from "@/server/modules/sale/order/public";
import { findOrder } from "./repo";
import { writeAgreements } from "./service";

const shop = useShop();
const { call, db } = shop;

const list = async (as: Actor, orderId: string) => {
  const base = as.role === "vendor" ? "/order-vendor" : "/order";
  return (await call<AgreementFile[]>("GET", `${base}/agreement/${orderId}`, { as })).body.data;
};

async function fetchFile(as: Actor, id: string) {
  const { token } = await signAccessToken(as);
  const base = as.role === "vendor" ? "/order-vendor" : "/order";
  const response = await shop.app.request(`${API_PREFIX}${base}/agreement/file/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

test("an accepted order has an agreement, with the same bytes for both sides, and none before", async () => {
  const { customer, vendor, orderId } = await shop.sell();
  expect(await list(customer.actor, orderId)).toEqual([]);
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  await Promise.all([writeAgreements(orderId), list(customer.actor, orderId), writeAgreements(orderId)]);
  const files = await list(customer.actor, orderId);
  expect(files).toMatchObject([{ number: 0, title: "Agreement" }]);
  for (const { email } of [customer, vendor]) {
    const mails = (await queuedFor(db(), email)).filter(({ kind }) => kind.endsWith("agreement-ready"));
    expect(mails).toMatchObject([{ amendment: 0, sha256: files[0]?.sha256 }]);
  }
  const notices = await call<Page<Notice>>("GET", "/notice", { as: customer.actor });
  expect(notices.body.data.docs.map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/^The agreement of SY-.* is ready$/),
  );
  const id = files[0]?.id ?? "";
  const [first, second] = [await fetchFile(customer.actor, id), await fetchFile(vendor.actor, id)];
  expect(first.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(second.bytes.equals(first.bytes)).toBe(true);
  expect(createHash("sha256").update(first.bytes).digest("hex")).toBe(files[0]?.sha256);
  const others = [(await makeCustomer(db())).actor, (await shop.makeStall()).vendor.actor];
  for (const stranger of others) expect((await fetchFile(stranger, id)).status).toBe(404);
});

test("an accepted edit adds a numbered amendment and leaves the agreement unchanged", async () => {
  const { customer, vendor, orderId } = await shop.sell();
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  const before = await list(customer.actor, orderId);
  const detail = (await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body.data;
  for (const [version, quantity] of [3, 5].entries()) {
    const items = detail.items.map(({ id, eventDate }) => ({ itemId: id, quantity, eventDate }));
    const body = { items, comment: "More colleagues" };
    await call("POST", `/order/edits/${orderId}`, { as: customer.actor, body });
    await call("PATCH", `/order-vendor/acceptrejectordereditrequest/${orderId}`, {
      as: vendor.actor,
      body: { accepted: true, version: version + 1 },
    });
  }
  const after = await list(vendor.actor, orderId);
  expect(after.map(({ number, title }) => [number, title])).toEqual([
    [0, "Agreement"],
    [1, "Amendment 1"],
    [2, "Amendment 2"],
  ]);
  expect(after[0]?.sha256).toBe(before[0]?.sha256);
  const mailed = (await queuedFor(db(), vendor.email)).filter(
    ({ kind }) => kind === "vendor-agreement-ready",
  );
  expect(mailed).toMatchObject(after.map(({ number, sha256 }) => ({ amendment: number, sha256 })));
  expect(after[2]?.fileName).toMatch(/^AGR-SY-\d\d-\d{6}-A2\.pdf$/);
});

test("the agreement names the parties, the scope, the payments, the refund rule, the terms and both acceptances", async () => {
  const stall = await shop.makeStall(
    { title: "Orchid Banquet", priceMetric: "table of 10" },
    { companyName: "Melur Hotels Pte Ltd", companyRegistrationNumber: "201012345K" },
  );
  const couple = await makeCustomer(db());
  const said = await call<SentMessage>("POST", "/room/message", {
    as: couple.actor,
    body: { vendorId: stall.vendor.id, body: "Is it free?", clientId: v4() },
  });
  const sent = await call<Offer>("POST", `/offer-vendor/room/${said.body.data.roomId}`, {
    as: stall.vendor.actor,
    body: {
      items: [
        {
          productId: stall.product.id,
          quantity: 20,
          unitPrice: 1100,
          includes: "Eight courses",
          extras: [{ name: "Tea corner", unitPrice: 250, quantity: 1, per: "once" }],
        },
      ],
      eventDate: EVENT_DATE,
      steps: [
        { label: "Deposit", percent: 20, due: { kind: "booking" } },
        { label: "Balance", percent: 80, due: { kind: "before", days: 30 } },
      ],
      validUntil: addDays(todayInSingapore(), 7),
      terms: "Corkage is waived.",
    },
  });
  await call("POST", `/cart/offer/${sent.body.data.id}`, { as: couple.actor });
  const placed = (await shop.placeOrder(couple.actor)).body.data;
  await shop.pay(couple.actor, placed.checkoutId);
  const orderId = placed.orders[0]?.id ?? "";
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: stall.vendor.actor });
  expect(await list(couple.actor, orderId)).toHaveLength(1);
  const [row] = await db().select().from(order).where(eq(order.id, orderId));
  const [kept] = await db().select().from(agreement).where(eq(agreement.orderId, orderId));
  expect(kept?.agreedAt).toEqual(row?.approvedAt);
  const words = await inTransaction(async (tx) => {
    const found = await findOrder(tx, orderId);
    if (!found || !row?.approvedAt) throw new Error("the order was approved");
    const items = await itemsOf(tx, orderId);
    const milestones = await milestonesOf(tx, orderId);
    const agreed = {
      items,
      milestones,
      sums: row,
      approvedAt: row.approvedAt,
      wording: "I agree",
      terms: null,
    };
    return agreementOf(found, agreed).sections.map(({ heading, lines }) => [heading, ...lines].join("\n"));
  });
  const all = words.join("\n");
  for (const part of [
    "Melur Hotels Pte Ltd",
    "UEN 201012345K",
    "Mei Tan",
    "Orchid Banquet: 20 tables of 10 at $1,100.00",
    "with 1 × Tea corner, $250.00",
    "Eight courses",
    "Total, all-in: $22,250.00",
    "Deposit: $4,450.00",
    "If the couple cancels",
    "Corkage is waived.",
    "“I agree”",
    "“Approve order”",
  ]) {
    expect(all).toContain(part);
  }
});
