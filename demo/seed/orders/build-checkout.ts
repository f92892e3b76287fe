import type { OrderState } from "@/contracts/sale/order/order-process";
import { orderedDiscount } from "@/server/modules/sale/order/public";
import { addUp, planMilestones } from "@/server/modules/sale/pricing/public";
import type { CampaignBook } from "./campaign-book";
import { discounted, type DiscountedLine } from "./discounted";
import { usualMeal } from "@/contracts/catalogue/price/meal";
import { Random } from "@/demo/seed/base/random";
import { type SeedClock, addHours, dateOf } from "@/demo/seed/base/seed-clock";
import { idSequence } from "@/demo/seed/base/seed-id";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import { CancellationSeeder } from "./cancellation-seeder";
import { type OrderTimes, orderTimes } from "./order-clock";
import { type Charge, chargesOf, historyOf } from "./order-history";
import { type CheckoutPlan, type OrderPlan, type Outcome, UNPAID_OUTCOMES } from "./order-plan";
import { type Allotment, PaymentSeeder } from "./payment-seeder";

const STATES: Record<Outcome, OrderState> = {
  awaiting_payment: "awaiting_payment",
  awaiting_approval: "awaiting_approval",
  in_progress: "in_progress",
  all_paid: "all_paid",
  delivered: "delivered",
  completed: "completed",
  under_cancellation: "under_cancellation",
  declined: "cancelled",
  expired: "cancelled",
  withdrawn: "cancelled",
  abandoned: "cancelled",
};

const NO_HASH = "0".repeat(64);

export type BuiltOrder = { plan: OrderPlan; checkout: CheckoutPlan; orderId: string; times: OrderTimes };

/** Turns plans into rows: orders with items, milestones, history, bookings and payments. */
export class OrderSeeder {
  private readonly ids: Record<"checkout" | "order" | "item" | "milestone" | "event", () => string>;
  private readonly payments: PaymentSeeder;
  private readonly cancellations: CancellationSeeder;

  constructor(
    private readonly rows: BlockRows,
    private readonly clock: SeedClock,
    private readonly campaigns: CampaignBook,
    private readonly firstId: number,
    private number: number,
  ) {
    const ids = (kind: string) => idSequence(kind, firstId);
    this.ids = {
      checkout: ids("checkout"),
      order: ids("order"),
      item: ids("order_item"),
      milestone: ids("milestone"),
      event: ids("order_event"),
    };
    this.payments = new PaymentSeeder(rows, clock, firstId, number);
    this.cancellations = new CancellationSeeder(rows, clock, firstId);
  }

  place(checkout: CheckoutPlan): BuiltOrder[] {
    const { customer, placedAt } = checkout;
    const checkoutId = this.ids.checkout();
    const random = new Random(`checkout/${this.firstId}/${checkoutId}`);
    const isPaid = checkout.orders.every(({ outcome }) => !UNPAID_OUTCOMES.includes(outcome));
    const firstPaidAt = isPaid ? addHours(placedAt, random.int(2, 14) / 60) : null;
    const checkoutRow: BlockRows["checkout"][number] = {
      id: checkoutId,
      customerId: customer.row.id,
      idempotencyKey: `seed-${checkoutId}`,
      // Belongs to no request, so its idempotency key is never reused.
      requestHash: NO_HASH,
      totalCents: 0,
      dueNowCents: 0,
      createdAt: placedAt,
    };
    this.rows.checkout.push(checkoutRow);
    const first: Allotment[] = [];
    const later: Charge[] = [];

    const built = checkout.orders.map((plan) => {
      const { order, times, milestones } = this.writeOrder(plan, checkout, checkoutId, firstPaidAt, random);
      checkoutRow.totalCents += order.totalCents;
      checkoutRow.dueNowCents += milestones[0]?.cents ?? 0;
      const [own, ...rest] = chargesOf(milestones, times);
      first.push(...(own?.allotments ?? []));
      later.push(...rest);
      return { plan, checkout, orderId: order.id, order, times };
    });

    const seeder = { customerId: customer.row.id, checkoutId };
    if (firstPaidAt) this.payments.charge(seeder, first, firstPaidAt);
    for (const { at, allotments } of later) this.payments.charge(seeder, allotments, at);
    for (const { plan, order, times } of built) this.closeBooks(plan, order, times);
    return built;
  }

  /** Pays vendors for completed orders, once all orders are placed. */
  payOut(): void {
    this.payments.payOut();
  }

  private writeOrder(
    plan: OrderPlan,
    { customer, placedAt }: CheckoutPlan,
    checkoutId: string,
    firstPaidAt: Date | null,
    random: Random,
  ) {
    const { vendor, eventDate, outcome } = plan;
    const id = this.ids.order();
    const coupon = this.campaigns.couponFor(vendor.row.id, id);
    const lines = discounted(plan.lines, coupon);
    const sum = addUp(lines.map(({ due }) => due));
    const planned = planMilestones(sum.total, vendor.row.paymentPolicy, dateOf(placedAt), eventDate);
    const times = orderTimes(plan, placedAt, firstPaidAt, planned, this.clock, random);
    const order: BlockRows["order"][number] = {
      id,
      number: this.number++,
      checkoutId,
      customerId: customer.row.id,
      vendorId: vendor.row.id,
      offerId: null,
      state: STATES[outcome],
      stateBefore: outcome === "under_cancellation" ? "in_progress" : null,
      eventDate,
      netCents: sum.net,
      serviceChargeCents: sum.serviceCharge,
      gstCents: sum.gst,
      totalCents: sum.total,
      paidCents: planned.reduce(
        (paid, { amountCents }, at) => paid + (times.paidAt[at] ? amountCents : 0),
        0,
      ),
      refundedCents: 0,
      discountCents: lines.reduce((off, { offCents }) => off + offCents, 0),
      subsidyCents: 0,
      voucherCents: 0,
      appliedDiscountId: coupon?.id ?? null,
      appliedDiscount: coupon && orderedDiscount(coupon),
      appliedVoucherId: null,
      appliedVoucher: null,
      billing: null,
      commissionBps: vendor.row.commissionBps,
      paymentPolicy: vendor.row.paymentPolicy,
      vendorTermsId: this.rows.vendorTerms.find(({ vendorId }) => vendorId === vendor.row.id)?.id ?? null,
      contactName: `${customer.row.firstName} ${customer.row.lastName}`,
      contactPhone: `+65${customer.row.phone}`,
      comment: plan.comment,
      declineReason: outcome === "declined" ? plan.declineReason : null,
      placedAt,
      unpaidWarnedAt: null,
      // Set in `noteOrders`, once the accounts of the teams exist.
      handlerAccountId: null,
      answerBy: times.answerBy,
      approvedAt: times.approvedAt,
      vendorDeliveredAt: times.deliveredAt,
      deliveredAt: times.deliveredAt,
      heldSeconds: 0,
      issueRaisedAt: null,
      completedAt: times.completedAt,
      cancelledAt: times.cancelledAt,
    };
    if (times.refundedAt) order.refundedCents = order.paidCents;
    this.rows.order.push(order);
    if (coupon) this.campaigns.use(coupon.id, order);
    this.writeItems(id, lines, eventDate);
    const milestones = planned.map(({ label, amountCents, dueDate }, position): Allotment => {
      const milestoneId = this.ids.milestone();
      const paidAt = times.paidAt[position] ?? null;
      this.rows.milestone.push({
        id: milestoneId,
        orderId: id,
        position,
        label,
        amountCents,
        dueDate,
        voucherCents: 0,
        paidAt,
        remindedAt: null,
        overdueMailedAt: null,
        nudgedAt: null,
      });
      return { orderId: id, milestoneId, cents: amountCents };
    });
    const history = historyOf(plan, order, times, milestones, this.ids.event);
    if (outcome === "under_cancellation") {
      const latest = new Date(Math.max(...history.map(({ at }) => at.getTime())));
      const at = this.cancellations.ask(order, latest);
      history.push({
        id: this.ids.event(),
        orderId: id,
        kind: "hold",
        actor: "customer",
        note: "Our date has moved",
        at,
      });
    }
    this.rows.orderEvent.push(...history);
    if (plan.slot !== null) {
      this.rows.booking.push({
        vendorId: vendor.row.id,
        date: eventDate,
        slot: plan.slot,
        customerId: customer.row.id,
        orderId: id,
      });
    }
    return { order, times, milestones };
  }

  private writeItems(orderId: string, lines: DiscountedLine[], eventDate: string): void {
    for (const [position, { line, price, due, offCents }] of lines.entries()) {
      const { row } = line.product;
      this.rows.orderItem.push({
        id: this.ids.item(),
        orderId,
        productId: row.id,
        position,
        title: row.title,
        image: row.images[0] ?? null,
        priceMetric: row.priceMetric,
        quantity: line.quantity,
        unitCents: price.unit.total,
        netCents: due.net,
        serviceChargeCents: due.serviceCharge,
        gstCents: due.gst,
        totalCents: due.total,
        discountCents: offCents,
        addOns: [],
        note: "",
        plusPlus: row.plusPlus,
        gstType: row.gstType,
        eventDate,
        meal: usualMeal(row.attributes),
        priceList: null,
      });
    }
  }

  /** Pays a completed order's earnings to its vendor, and refunds a cancelled one. */
  private closeBooks({ outcome }: OrderPlan, order: BlockRows["order"][number], times: OrderTimes): void {
    if (times.completedAt) this.payments.settle(order, times.completedAt);
    if (times.refundedAt && times.cancelledAt) {
      const reason = outcome === "declined" ? "Declined by the vendor" : "Not answered within 72 hours";
      this.payments.refund(order.id, reason, times.cancelledAt, times.refundedAt);
    }
  }
}
