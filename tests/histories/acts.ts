import { todayInSingapore } from "@/lib/dates";
import type { Review } from "@/contracts/catalogue/review";
import type { Cart } from "@/contracts/sale/cart";
import type { OrderDetail, OrderSummary, PlacedCheckout } from "@/contracts/sale/order/order";
import type { OrderState } from "@/contracts/sale/order/order-process";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import { SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import type { OrderEdits } from "@/contracts/sale/order/edit";
import type { Page } from "@/contracts/envelope";
import { AppError } from "@/server/core/errors";
import { dismissCancellation, ruleCancellation } from "@/server/modules/sale/cancellation/public";
import { EVENT_DATE } from "@/tests/setup/shop";
import type { ApiAnswer } from "@/tests/setup/api";
import type { Couple, Seller, World } from "./world";

/** Who acts on what; `pick` chooses among the possibilities that there are then. */
export type Scene = { world: World; couple: Couple; seller: Seller; pick: number };
type Answer = ApiAnswer<unknown> | null;

const choose = <T>(items: readonly T[], pick: number): T | undefined =>
  items[pick % Math.max(1, items.length)];

const otherOf = ({ world, seller }: Scene) => world.sellers.find(({ id }) => id !== seller.id) ?? seller;

/** One of the couple's orders, mostly one in such a state; none while there is none to act upon. */
async function orderOf(
  { world, couple, pick }: Scene,
  states: readonly OrderState[] = [],
): Promise<OrderDetail | undefined> {
  const { body } = await world.shop.call<Page<OrderSummary>>("GET", "/order?limit=100", { as: couple.actor });
  const fitting = body.data.docs.filter(({ state }) => states.includes(state));
  const found = choose(fitting.length > 0 && pick % 8 > 0 ? fitting : body.data.docs, pick);
  if (!found) return undefined;
  return (await world.shop.call<OrderDetail>("GET", `/order/${found.id}`, { as: couple.actor })).body.data;
}

const sellerOf = ({ world }: Scene, order: OrderDetail) =>
  world.sellers.find(({ id }) => id === order.vendor.id);

/** One call by the couple about one of its orders. */
function byCouple(
  method: string,
  path: string,
  body?: (order: OrderDetail, pick: number) => object,
  states?: readonly OrderState[],
) {
  return async (scene: Scene): Promise<Answer> => {
    const order = await orderOf(scene, states);
    if (!order) return null;
    const given = body && { body: { ...body(order, scene.pick) } };
    return scene.world.shop.call(method, path.replace(":id", order.id), { as: scene.couple.actor, ...given });
  };
}

/** One call by the vendor of one of the couple's orders. */
function byVendor(
  method: string,
  path: string,
  body?: (order: OrderDetail, pick: number) => object,
  states?: readonly OrderState[],
) {
  return async (scene: Scene): Promise<Answer> => {
    const order = await orderOf(scene, states);
    const seller = order && sellerOf(scene, order);
    if (!seller) return null;
    const given = body && { body: { ...body(order, scene.pick) } };
    return scene.world.shop.call(method, path.replace(":id", order.id), { as: seller.actor, ...given });
  };
}

const CARDS = [
  SANDBOX_CARDS.success,
  SANDBOX_CARDS.success,
  SANDBOX_CARDS.success,
  SANDBOX_CARDS.declined,
  SANDBOX_CARDS.insufficientFunds,
  SANDBOX_CARDS.authenticationRequired,
];

async function charge({ world: { shop }, pick }: Scene, opened: ApiAnswer<unknown>): Promise<Answer> {
  if (opened.status !== 200) return opened;
  const intent = opened.body.data as PaymentIntent;
  const card = choose(CARDS, pick) ?? SANDBOX_CARDS.success;
  const answer = await shop.confirm(intent, card);
  if (card !== SANDBOX_CARDS.authenticationRequired) return answer;
  return shop.authenticate(intent, pick % 2 === 0 ? "approve" : "fail");
}

/** A change of the first item's quantity, up or down. */
const otherQuantity = ({ items }: OrderDetail, pick: number) => ({
  comment: "Another number",
  items: items.map(({ id, quantity, eventDate }, at) => ({
    itemId: id,
    eventDate,
    quantity: at === 0 ? Math.max(1, quantity + (pick % 2 === 0 ? 1 : -1)) : quantity,
  })),
});

/** Answers the change that is open on one of the couple's orders, or one that is not. */
async function answerEdit(scene: Scene, side: "order" | "order-vendor"): Promise<Answer> {
  const { call } = scene.world.shop;
  const as = scene.couple.actor;
  const { docs } = (await call<Page<OrderSummary>>("GET", "/order?limit=100", { as })).body.data;
  let [orderId, version] = [choose(docs, scene.pick)?.id, (scene.pick % 4) + 1];
  for (const { id } of docs) {
    const { open } = (await call<OrderEdits>("GET", `/order/edits/${id}`, { as })).body.data;
    if (open) [orderId, version] = [id, open.version];
  }
  const vendorId = docs.find(({ id }) => id === orderId)?.vendor.id;
  const seller = scene.world.sellers.find(({ id }) => id === vendorId);
  if (!orderId || !seller) return null;
  const accepted = scene.pick % 3 > 0;
  return call("PATCH", `/${side}/acceptrejectordereditrequest/${orderId}`, {
    as: side === "order" ? as : seller.actor,
    body: { accepted, version, ...(accepted ? {} : { reason: "Not possible" }) },
  });
}

const HELD: readonly OrderState[] = ["under_cancellation"];
const CANCELLATION = { reason: "We changed our plans", reasonDetails: "Another date" };

export const ACTS = {
  addToCart: ({ world, couple, seller, pick }: Scene): Promise<Answer> =>
    world.shop.addToCart(couple.actor, seller.product, {
      quantity: (pick % 3) + 1,
      addOns: seller.product.addOns
        .filter((_, at) => pick & (4 << at))
        .map(({ id, max }) => ({ id, quantity: (pick % max) + 1 })),
    }),
  redeemCoupon: ({ world, couple }: Scene): Promise<Answer> =>
    world.shop.call("POST", "/discount-user/redeemDiscountCoupon", {
      as: couple.actor,
      body: { code: world.coupon },
    }),
  redeemVoucher: ({ world, couple, pick }: Scene): Promise<Answer> =>
    world.shop.call("POST", "/discount-user/redeemVoucher", {
      as: couple.actor,
      body: { code: pick % 2 === 0 ? couple.giftCode : world.campaign },
    }),
  async placeOrder({ world, couple }: Scene): Promise<ApiAnswer<PlacedCheckout> | null> {
    const { total } = (await world.shop.call<Cart>("GET", "/cart", { as: couple.actor })).body.data;
    if (total === 0) return null;
    const answer = await world.shop.placeOrder(couple.actor, { weddingDate: EVENT_DATE });
    if (answer.status === 200) couple.checkouts.push(answer.body.data.checkoutId);
    return answer;
  },
  async payDeposit(scene: Scene): Promise<Answer> {
    const checkoutId = choose(scene.couple.checkouts, scene.pick >> 3);
    if (!checkoutId) return null;
    return charge(scene, await scene.world.shop.createIntent(scene.couple.actor, checkoutId));
  },
  async payNext(scene: Scene): Promise<Answer> {
    const order = await orderOf(scene);
    const milestone = order?.milestones.find(({ paidAt }) => paidAt === null);
    if (!milestone) return null;
    const body = { milestoneId: milestone.id };
    const opened = await scene.world.shop.call("POST", "/payment-milestone-user", {
      as: scene.couple.actor,
      body,
    });
    return charge(scene, opened);
  },
  async payRest(scene: Scene): Promise<Answer> {
    const order = await orderOf(scene);
    if (!order) return null;
    const path = "/payment-milestone-user/paypaymentofremainingmilestones";
    const opened = await scene.world.shop.call("POST", path, {
      as: scene.couple.actor,
      body: { orderId: order.id },
    });
    return charge(scene, opened);
  },
  /** From the cart to a deposit that is paid, with what the couple has to take off. */
  async buy(scene: Scene): Promise<Answer> {
    await ACTS.addToCart(scene);
    if (scene.pick % 3 === 0) await ACTS.addToCart({ ...scene, seller: otherOf(scene) });
    if (scene.pick % 2 === 0) await ACTS.redeemCoupon(scene);
    if (scene.pick % 5 < 3) await ACTS.redeemVoucher(scene);
    const placed = await ACTS.placeOrder(scene);
    const checkoutId = scene.couple.checkouts.at(-1);
    if (placed?.status !== 200 || !checkoutId) return placed;
    const opened = await scene.world.shop.createIntent(scene.couple.actor, checkoutId);
    if (opened.status !== 409) await charge({ ...scene, pick: 0 }, opened);
    if (scene.pick % 4 === 0) return placed;
    await scene.world.shop.settle();
    for (const { id, vendor } of placed.body.data.orders) {
      const seller = scene.world.sellers.find((each) => each.id === vendor.id);
      if (seller) await scene.world.shop.call("PATCH", `/order-vendor/approve/${id}`, { as: seller.actor });
    }
    return placed;
  },
  withdrawOrder: byCouple("PATCH", "/order/withdraw/:id"),
  approve: byVendor("PATCH", "/order-vendor/approve/:id", undefined, ["awaiting_approval"]),
  decline: byVendor("PATCH", "/order-vendor/decline/:id", () => ({ reason: "Fully booked" }), [
    "awaiting_approval",
  ]),
  markDelivered: byVendor("POST", "/order-vendor/sendConfirmOrderDeliveryEmail/:id", undefined, ["all_paid"]),
  confirmDelivery: byCouple(
    "PATCH",
    "/order/confirmdelivery/:id",
    (_, pick) => ({ delivered: pick % 4 !== 0, withAuth: true, comment: "As agreed" }),
    ["all_paid"],
  ),
  comment: byCouple("PATCH", "/order/:id", () => ({ comment: "Could we talk?" })),
  askEdit: byCouple("POST", "/order/edits/:id", otherQuantity),
  askEditAsVendor: byVendor("POST", "/order-vendor/edits/:id", otherQuantity),
  answerEdit: (scene: Scene) => answerEdit(scene, "order-vendor"),
  answerEditAsCouple: (scene: Scene) => answerEdit(scene, "order"),
  withdrawEdit: byCouple("PATCH", "/order/withdraweditrequest/:id"),
  cancel: byCouple("PATCH", "/user/cancelorder", ({ id }, pick) => ({
    ...CANCELLATION,
    orderId: id,
    refundMethod: pick % 2 === 0 ? "original" : "voucher",
  })),
  cancelAsVendor: byVendor("PATCH", "/vendor/cancelorder", ({ id }) => ({ ...CANCELLATION, orderId: id })),
  offerRefund: byVendor(
    "PATCH",
    "/vendor/cancelorder/approve/:id",
    ({ paid }, pick) => ({
      amount: pick % 2 === 0 ? null : Math.round(paid * (pick % 100)) / 100,
      needsReturn: pick % 5 === 0 ? "The gown" : "",
    }),
    HELD,
  ),
  rejectCancellation: byVendor(
    "PATCH",
    "/vendor/cancelorder/reject/refund/:id",
    () => ({
      reason: "Already made",
    }),
    HELD,
  ),
  agreeRefund: byCouple(
    "PATCH",
    "/user/cancelorder/agree/refund/:id",
    (_, pick) => ({
      refundMethod: pick % 2 === 0 ? "original" : "voucher",
    }),
    HELD,
  ),
  contestRefund: byCouple(
    "PATCH",
    "/user/cancelorder/reject/refund/:id",
    () => ({
      customerComments: "Too little",
    }),
    HELD,
  ),
  withdrawCancellation: byCouple("PATCH", "/user/cancelorder/withdraw/:id", undefined, HELD),
  handBack: byCouple(
    "PATCH",
    "/user/cancelorder/markitemsreceived/:id",
    () => ({
      itemsReceivedOn: todayInSingapore(),
    }),
    HELD,
  ),
  takeBack: byVendor("PATCH", "/vendor/cancelorder/markitemsreceived/:id", () => ({}), HELD),
  async review(scene: Scene): Promise<Answer> {
    const order = await orderOf(scene, ["delivered", "completed"]);
    if (!order) return null;
    const { call } = scene.world.shop;
    const words = {
      orderId: order.id,
      rating: (scene.pick % 5) + 1,
      comment: "Our guests still talk about it",
    };
    const answer = await call<Review>("POST", "/user-review", { as: scene.couple.actor, body: words });
    const seller = sellerOf(scene, order);
    if (answer.status !== 200 || !seller) return answer;
    const thanks = { reviewId: answer.body.data.id, comment: "Thank you" };
    return call("POST", "/vendor-review", { as: seller.actor, body: thanks });
  },
  askForReview: byVendor("POST", "/user-review/send-review-request/:id", undefined, [
    "delivered",
    "completed",
  ]),
  async operatorRules(scene: Scene): Promise<Answer> {
    const order = await orderOf(scene);
    if (!order) return null;
    const act = { orderNumber: order.orderNumber, doneBy: "operator@sayang.test", reason: "Both were heard" };
    const cents = Math.round((order.paid * 100 * (scene.pick % 101)) / 100);
    try {
      await (scene.pick % 4 === 0 ? dismissCancellation(act) : ruleCancellation({ ...act, cents }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
    return null;
  },
} as const satisfies Record<string, (scene: Scene) => Promise<Answer>>;

export type ActName = keyof typeof ACTS;
