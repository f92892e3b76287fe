import { Random } from "@/demo/seed/base/random";
import type { SeedClock } from "@/demo/seed/base/seed-clock";
import { instantOf } from "@/demo/seed/base/seed-clock";
import { seedId } from "@/demo/seed/base/seed-id";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import type { SeedVendor } from "@/demo/seed/vendors/build-vendors";

type CampaignRow = BlockRows["promotion"][number];
type Terms = Pick<CampaignRow, "code" | "name" | "type" | "kind"> &
  Partial<CampaignRow> & {
    /** Days from today. */
    from: number;
    until?: number;
  };

/** A vendor's first campaign is the one that its orders use, so it has no limit. */
const DISCOUNTS: readonly Terms[] = [
  {
    code: "WELCOME10",
    name: "10% off your booking",
    type: "discount",
    kind: "percent",
    percentBps: 1000,
    capCents: 50_000,
    from: -400,
  },
  {
    code: "EARLYBIRD",
    name: "Early bird",
    type: "discount",
    kind: "percent",
    percentBps: 500,
    from: -400,
    until: 200,
  },
  {
    code: "SAVE100",
    name: "$100 off",
    type: "discount",
    kind: "fixed",
    amountCents: 10_000,
    from: -400,
  },
];
const DEMO_ONLY: readonly Terms[] = [
  {
    code: "FIRST8",
    name: "Your first order",
    type: "discount",
    kind: "percent",
    percentBps: 800,
    segment: "not_yet_purchased",
    minSpendCents: 100_000,
    perCustomerLimit: 1,
    from: -30,
    until: 90,
  },
  {
    code: "LANTERN",
    name: "Mid-Autumn offer",
    type: "discount",
    kind: "percent",
    percentBps: 1500,
    totalLimit: 50,
    from: -120,
    until: -60,
  },
  {
    code: "REDPACKET",
    name: "Chinese New Year",
    type: "discount",
    kind: "fixed",
    amountCents: 8_800,
    minSpendCents: 80_000,
    totalLimit: 88,
    from: 40,
    until: 70,
  },
  {
    code: "TASTING50",
    name: "Tasting voucher",
    type: "voucher",
    kind: "fixed",
    amountCents: 5_000,
    perCustomerLimit: 1,
    totalLimit: 200,
    from: -60,
    until: 180,
  },
  {
    code: "ANNIVERSARY",
    name: "Anniversary voucher",
    type: "voucher",
    kind: "percent",
    percentBps: 1000,
    capCents: 30_000,
    minSpendCents: 200_000,
    perCustomerLimit: 1,
    from: -10,
    until: 120,
  },
];

const EVERY = 4;
const SHARE_OF_ORDERS = 0.3;

/** The campaigns of a block's vendors, and which orders use them. */
export class CampaignBook {
  private readonly couponOf = new Map<string, CampaignRow>();

  constructor(
    private readonly rows: BlockRows,
    vendors: readonly SeedVendor[],
    /** Demo accounts get campaigns of every kind. */
    isDemo: (vendor: SeedVendor) => boolean,
    private readonly clock: SeedClock,
    private readonly firstId: number,
  ) {
    vendors.forEach((vendor, at) => {
      if (!isDemo(vendor) && at % EVERY !== 0) return;
      const [coupon] = [DISCOUNTS[at % DISCOUNTS.length]].map((terms) => terms && this.open(vendor, terms));
      if (coupon) this.couponOf.set(vendor.row.id, coupon);
      if (isDemo(vendor)) for (const terms of DEMO_ONLY) this.open(vendor, terms);
    });
  }

  /** Returns the coupon that an order is placed with, if any. */
  couponFor(vendorId: string, orderId: string): CampaignRow | null {
    const coupon = this.couponOf.get(vendorId);
    return coupon && new Random(`coupon/${orderId}`).chance(SHARE_OF_ORDERS) ? coupon : null;
  }

  /** Counts the use of a coupon; a cancelled order's use is returned. */
  use(promotionId: string, order: BlockRows["order"][number]): void {
    const { customerId, checkoutId, discountCents, placedAt, cancelledAt } = order;
    this.rows.promotionUse.push({
      id: seedId("promotion_use", this.firstId + this.rows.promotionUse.length),
      promotionId,
      customerId,
      checkoutId,
      amountCents: discountCents,
      createdAt: placedAt,
      releasedAt: cancelledAt,
    });
  }

  private open({ row }: SeedVendor, { from, until, ...terms }: Terms): CampaignRow {
    const campaign: CampaignRow = {
      id: seedId("promotion", this.firstId + this.rows.promotion.length),
      vendorId: row.id,
      percentBps: null,
      amountCents: null,
      capCents: null,
      minSpendCents: 0,
      totalLimit: null,
      perCustomerLimit: null,
      segment: "all",
      onlyForEmail: null,
      pausedAt: null,
      deletedAt: null,
      startsAt: instantOf(this.clock.day(from), 0),
      endsAt: until === undefined ? null : instantOf(this.clock.day(until), 0),
      createdAt: instantOf(this.clock.day(Math.min(from, -1)), 600),
      ...terms,
    };
    this.rows.promotion.push(campaign);
    return campaign;
  }
}
