import { and, eq } from "drizzle-orm";
import { type VendorCapability, vendorMay } from "@/contracts/catalogue/vendor/vendor-team";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { addDays, todayInSingapore } from "@/lib/dates";
import { milestone, order } from "@/server/db/schema/sale/order";
import { remindOfPayments } from "@/server/modules/sale/reminder/service";
import { makeCustomer, makeMember } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { db } = shop;

/** The vendor's mails over the life of an order, and the capability that their recipients need. */
const NEEDS: Record<string, VendorCapability> = {
  "order-received": "orders.decide",
  "vendor-order-approved": "orders.decide",
  "edit-asked-vendor": "orders.decide",
  "edit-decided-vendor": "orders.decide",
  "comment-from-couple": "orders.comment",
  "payment-overdue-vendor": "money",
  "review-received": "reviews",
  "cancel-requested": "orders.decide",
};

async function liveThrough(): Promise<{ role: VendorRole; email: string }[]> {
  const stall = await shop.makeStall({ gstType: 1 });
  const { id: vendorId, email, actor } = stall.vendor;
  const manager = await makeMember(db(), vendorId, "manager");
  const staff = await makeMember(db(), vendorId, "staff");
  const { actor: couple } = await makeCustomer(db());
  const call = async <T>(...given: Parameters<typeof shop.call>): Promise<T> => {
    const answer = await shop.call<T>(...given);
    expect([given[1], answer.status]).toEqual([given[1], 200]);
    return answer.body.data;
  };

  await shop.addToCart(couple, stall.product, { quantity: 10 });
  const placed = (await shop.placeOrder(couple)).body.data;
  await shop.pay(couple, placed.checkoutId);
  const id = placed.orders[0]?.id ?? "";
  await call("PATCH", `/order-vendor/approve/${id}`, { as: actor });

  const { items } = await call<OrderDetail>("GET", `/order/${id}`, { as: couple });
  const wanted = items.map((item) => ({ itemId: item.id, quantity: 12, eventDate: EVENT_DATE }));
  await call("POST", `/order/edits/${id}`, { as: couple, body: { comment: "Two more", items: wanted } });
  const yes = { accepted: true, version: 1, reason: "" };
  await call("PATCH", `/order-vendor/acceptrejectordereditrequest/${id}`, { as: manager.actor, body: yes });
  await call("PATCH", `/order/${id}`, { as: couple, body: { comment: "Is there parking?" } });

  const dueDate = addDays(todayInSingapore(), 30);
  const second = and(eq(milestone.orderId, id), eq(milestone.position, 1));
  await db().update(milestone).set({ dueDate }).where(second);
  await remindOfPayments(new Date(`${addDays(dueDate, 1)}T10:00:00+08:00`));

  const become = (state: "delivered" | "in_progress") =>
    db().update(order).set({ state }).where(eq(order.id, id));
  await become("delivered");
  const review = { orderId: id, rating: 5, title: "A dream", comment: "Our guests still talk about it" };
  await call("POST", "/user-review", { as: couple, body: review });
  await become("in_progress");
  const cancel = { orderId: id, reason: "Our date has moved", refundMethod: "original" };
  await call("PATCH", "/user/cancelorder", { as: couple, body: cancel });
  return [
    { role: "owner", email },
    { role: "manager", email: manager.email },
    { role: "staff", email: staff.email },
  ];
}

test("each mail about an order reaches, once, the members of the vendor's team who may handle it", async () => {
  for (const { role, email } of await liveThrough()) {
    const kinds = (await queuedFor(db(), email)).map(({ kind }) => kind);
    const wanted = Object.keys(NEEDS).filter((kind) => vendorMay(role, NEEDS[kind] ?? "team"));
    expect([role, kinds.toSorted()]).toEqual([role, wanted.toSorted()]);
  }
});
