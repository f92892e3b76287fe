import { sql } from "drizzle-orm";
import { todayInSingapore } from "@/lib/dates";
import type { Review } from "@/contracts/catalogue/review";
import type { Cart } from "@/contracts/sale/cart";
import type { PlacedCheckout } from "@/contracts/sale/order/order";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import { SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import { closeSandboxDispute, openSandboxDispute } from "@/server/adapters/payments/sandbox-disputes";
import type { Actor } from "@/server/core/actor";
import { AppError, STATUS_OF } from "@/server/core/errors";
import { dismissCancellation, ruleCancellation } from "@/server/modules/sale/cancellation/public";
import { EVENT_DATE } from "@/tests/setup/shop";
import type { ApiAnswer } from "@/tests/setup/api";
import { choose, coupleOf, type Fitting, type Known, orderOf, ordersOf, type Scene, sellerOf } from "./pick";

/** Null when there was nothing to act on. An operator's act has no body. */
type Answer = (Pick<ApiAnswer<unknown>, "status"> & { body?: ApiAnswer<unknown>["body"] }) | null;
type Body = (order: Known, pick: number) => object;

const otherOf = ({ world, seller }: Scene) => world.sellers.find(({ id }) => id !== seller.id) ?? seller;

/** One call by the couple, or by the vendor, about one of the couple's orders. */
const byCouple = (method: string, path: string, body?: Body, fitting?: Fitting) =>
  aboutAnOrder(method, path, body, fitting, (scene, order) => coupleOf(scene, order).actor);
const byVendor = (method: string, path: string, body?: Body, fitting?: Fitting) =>
  aboutAnOrder(method, path, body, fitting, (scene, { vendorId }) => sellerOf(scene, vendorId)?.actor);

function aboutAnOrder(
  method: string,
  path: string,
  body: Body | undefined,
  fitting: Fitting = {},
  actorOf: (scene: Scene, order: Known) => Actor | undefined,
) {
  return async (scene: Scene): Promise<Answer> => {
    const order = await orderOf(scene, fitting);
    const as = order && actorOf(scene, order);
    if (!as) return null;
    const given = body && { body: { ...body(order, scene.pick) } };
    return scene.world.shop.call(method, path.replace(":id", order.id), { as, ...given });
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
const otherQuantity = ({ items }: Known, pick: number) => ({
  comment: "Another number",
  items: items.map(({ id, quantity, eventDate }, at) => ({
    itemId: id,
    eventDate,
    quantity: at === 0 ? Math.max(1, quantity + (pick % 2 === 0 ? 1 : -1)) : quantity,
  })),
});

/** Answers a change that the other side requested; now and then picks any order, with or without one. */
async function answerEdit(scene: Scene, side: "order" | "order-vendor"): Promise<Answer> {
  const { call } = scene.world.shop;
  const asker = side === "order" ? "vendor" : "customer";
  const orders = await ordersOf(scene.world);
  const isAny = scene.pick % 8 === 0;
  const order = choose(
    orders.filter(({ openEditBy }) => isAny || openEditBy === asker),
    scene.pick >> 3,
  );
  if (!order) return null;
  const as = side === "order" ? coupleOf(scene, order).actor : sellerOf(scene, order.vendorId)?.actor;
  const accepted = scene.pick % 3 > 0;
  return call("PATCH", `/${side}/acceptrejectordereditrequest/${order.id}`, {
    as,
    body: {
      accepted,
      version: order.openEdit ?? (scene.pick % 4) + 1,
      ...(accepted ? {} : { reason: "Not possible" }),
    },
  });
}

const ASKED: Fitting = { states: ["awaiting_approval"] };
const IN_PROGRESS: Fitting = { states: ["in_progress"] };
const ALL_PAID: Fitting = { states: ["all_paid"] };
const ENDED: Fitting = { states: ["delivered", "completed"] };
const EDITABLE: Fitting = { states: ["awaiting_approval", "in_progress", "all_paid"] };
const CANCELLABLE: Fitting = { states: ["awaiting_approval", "in_progress", "all_paid", "delivered"] };
const OPEN_CASE: Fitting = { stages: ["requested_by_user", "requested_by_vendor", "refund_contested"] };
const OFFERED: Fitting = { stages: ["refund_offered", "requested_by_vendor"] };
const RULED: Fitting = { stages: ["refund_contested", "operator_review", "return_pending"] };
const RETURNING: Fitting = { stages: ["return_pending"] };

const refundMethod = (pick: number) => (pick % 2 === 0 ? "original" : "voucher");
const CANCELLATION = { reason: "We changed our plans", reasonDetails: "Another date" };

export const ACTS = {
  addToCart: ({ world, couple, seller, pick }: Scene): Promise<Answer> =>
    world.shop.addToCart(couple.actor, seller.product, {
      quantity: (pick % 3) + 1,
      addOns: seller.product.addOns
        .filter((_, at) => pick & (4 << at))
        .map(({ id, max }) => ({ id, quantity: (pick % max) + 1 })),
    }),
  async redeemCoupon({ world, couple }: Scene): Promise<Answer> {
    const code = await world.coupon();
    return world.shop.call("POST", "/discount-user/redeemDiscountCoupon", {
      as: couple.actor,
      body: { code },
    });
  },
  async redeemVoucher({ world, couple, pick }: Scene): Promise<Answer> {
    const code = await (pick % 2 === 0 ? couple.giftCode() : world.campaign());
    return world.shop.call("POST", "/discount-user/redeemVoucher", { as: couple.actor, body: { code } });
  },
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
    const order = await orderOf(scene, IN_PROGRESS);
    if (!order?.nextMilestone) return null;
    const opened = await scene.world.shop.call("POST", "/payment-milestone-user", {
      as: coupleOf(scene, order).actor,
      body: { milestoneId: order.nextMilestone },
    });
    return charge(scene, opened);
  },
  async payRest(scene: Scene): Promise<Answer> {
    const order = await orderOf(scene, IN_PROGRESS);
    if (!order) return null;
    const path = "/payment-milestone-user/paypaymentofremainingmilestones";
    const opened = await scene.world.shop.call("POST", path, {
      as: coupleOf(scene, order).actor,
      body: { orderId: order.id },
    });
    return charge(scene, opened);
  },
  /** Goes from the cart to a paid deposit, using every discount that the couple has. */
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
  withdrawOrder: byCouple("PATCH", "/order/withdraw/:id", undefined, { states: ["awaiting_payment"] }),
  approve: byVendor("PATCH", "/order-vendor/approve/:id", undefined, ASKED),
  decline: byVendor("PATCH", "/order-vendor/decline/:id", () => ({ reason: "Fully booked" }), ASKED),
  markDelivered: byVendor("POST", "/order-vendor/sendConfirmOrderDeliveryEmail/:id", undefined, ALL_PAID),
  confirmDelivery: byCouple(
    "PATCH",
    "/order/confirmdelivery/:id",
    (_, pick) => ({ delivered: pick % 4 !== 0, withAuth: true, comment: "As agreed" }),
    ALL_PAID,
  ),
  comment: byCouple("PATCH", "/order/:id", () => ({ comment: "Could we talk?" })),
  askEdit: byCouple("POST", "/order/edits/:id", otherQuantity, EDITABLE),
  askEditAsVendor: byVendor("POST", "/order-vendor/edits/:id", otherQuantity, EDITABLE),
  answerEdit: (scene: Scene) => answerEdit(scene, "order-vendor"),
  answerEditAsCouple: (scene: Scene) => answerEdit(scene, "order"),
  withdrawEdit: byCouple("PATCH", "/order/withdraweditrequest/:id", undefined, EDITABLE),
  cancel: byCouple(
    "PATCH",
    "/user/cancelorder",
    ({ id }, pick) => ({ ...CANCELLATION, orderId: id, refundMethod: refundMethod(pick) }),
    CANCELLABLE,
  ),
  cancelAsVendor: byVendor(
    "PATCH",
    "/vendor/cancelorder",
    ({ id }) => ({ ...CANCELLATION, orderId: id }),
    CANCELLABLE,
  ),
  offerRefund: byVendor(
    "PATCH",
    "/vendor/cancelorder/approve/:id",
    ({ paidCents }, pick) => ({
      amount: pick % 2 === 0 ? null : Math.round((paidCents * (pick % 100)) / 100) / 100,
      needsReturn: pick % 5 === 0 ? "The gown" : "",
    }),
    OPEN_CASE,
  ),
  rejectCancellation: byVendor(
    "PATCH",
    "/vendor/cancelorder/reject/refund/:id",
    () => ({ reason: "Already made" }),
    OPEN_CASE,
  ),
  agreeRefund: byCouple(
    "PATCH",
    "/user/cancelorder/agree/refund/:id",
    (_, pick) => ({ refundMethod: refundMethod(pick) }),
    OFFERED,
  ),
  contestRefund: byCouple(
    "PATCH",
    "/user/cancelorder/reject/refund/:id",
    () => ({ customerComments: "Too little" }),
    OFFERED,
  ),
  withdrawCancellation: byCouple("PATCH", "/user/cancelorder/withdraw/:id", undefined, OPEN_CASE),
  handBack: byCouple(
    "PATCH",
    "/user/cancelorder/markitemsreceived/:id",
    () => ({ itemsReceivedOn: todayInSingapore() }),
    RETURNING,
  ),
  takeBack: byVendor("PATCH", "/vendor/cancelorder/markitemsreceived/:id", () => ({}), RETURNING),
  async review(scene: Scene): Promise<Answer> {
    const order = await orderOf(scene, ENDED);
    if (!order) return null;
    const { call } = scene.world.shop;
    const words = {
      orderId: order.id,
      rating: (scene.pick % 5) + 1,
      comment: "Our guests still talk about it",
    };
    const answer = await call<Review>("POST", "/user-review", {
      as: coupleOf(scene, order).actor,
      body: words,
    });
    const seller = sellerOf(scene, order.vendorId);
    if (answer.status !== 200 || !seller) return answer;
    const thanks = { reviewId: answer.body.data.id, comment: "Thank you" };
    return call("POST", "/vendor-review", { as: seller.actor, body: thanks });
  },
  askForReview: byVendor("POST", "/user-review/send-review-request/:id", undefined, ENDED),
  async operatorRules(scene: Scene): Promise<Answer> {
    const order = await orderOf(scene, RULED);
    if (!order) return null;
    const orderNumber = orderNumberOf(order.number, new Date(order.placedAt));
    const act = { orderNumber, doneBy: "operator@sayang.test", reason: "Both were heard" };
    const cents = Math.round((order.paidCents * (scene.pick % 101)) / 100);
    try {
      await (scene.pick % 4 === 0 ? dismissCancellation(act) : ruleCancellation({ ...act, cents }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { status: STATUS_OF[error.code] };
    }
    return { status: 200 };
  },
  /** The couple's bank reverses one of its charges, fully or by half. */
  async bankTakesBack({ world, couple, pick }: Scene): Promise<Answer> {
    const charges = await world.shop.db().execute<{ intentId: string; cents: number }>(sql`
      select gateway_intent_id as "intentId", amount_cents as cents from payment
      where customer_id = ${couple.id} and status = 'succeeded' order by id`);
    const charge = choose(charges.rows, pick >> 2);
    if (!charge) return null;
    const cents = pick % 3 === 0 ? Math.ceil(charge.cents / 2) : charge.cents;
    return { status: (await openSandboxDispute(charge.intentId, cents)) ? 200 : 409 };
  },
  /** A bank decides a dispute about one of the couples' orders. */
  async bankDecides({ world, pick }: Scene): Promise<Answer> {
    const whose = world.couples.map(({ id }) => sql`${id}::uuid`);
    const disputes = await world.shop.db().execute<{ id: string }>(sql`
      select d.id from sandbox_dispute d join payment p on p.gateway_intent_id = d.intent_id
      where p.customer_id in (${sql.join(whose, sql`, `)}) and d.state = 'open' order by d.id`);
    const dispute = choose(disputes.rows, pick >> 2);
    if (!dispute) return null;
    try {
      await closeSandboxDispute(dispute.id, pick % 2 === 0 ? "won" : "lost");
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { status: STATUS_OF[error.code] };
    }
    return { status: 200 };
  },
} as const satisfies Record<string, (scene: Scene) => Promise<Answer>>;

export type ActName = keyof typeof ACTS;
