import fc from "fast-check";
import type { OrderVersionItem } from "@/contracts/sale/order/edit";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import type { GstType } from "@/lib/money";
import { discountLine, priceLine } from "@/server/modules/sale/pricing/public";
import { planEdit, type StandingOrder, type WantedItem } from "./plan";
import type { StandingMilestone } from "./plan-milestones";
import { repriceItem } from "./reprice";

const TODAY = "2026-11-22";

const item = fc
  .record({
    priceCents: fc.integer({ min: 1, max: 5_000_000 }),
    gstType: fc.constantFrom<GstType>(0, 1, 2),
    plusPlus: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 400 }),
    off: fc.integer({ min: 0, max: 100 }),
    eventDate: fc.constantFrom("2027-06-12", "2027-06-13", null),
  })
  .map(({ priceCents, gstType, plusPlus, quantity, off, eventDate }): OrderVersionItem => {
    const { unit, total } = priceLine({ priceCents, gstType, plusPlus }, quantity);
    const discountCents = off < 50 ? 0 : Math.floor((total.total * (off - 50)) / 100);
    const left = discountLine(total, discountCents);
    return {
      itemId: "",
      productId: "p",
      title: "Item",
      image: null,
      priceMetric: "table",
      quantity,
      eventDate,
      unitCents: unit.total,
      netCents: left.net,
      serviceChargeCents: left.serviceCharge,
      gstCents: left.gst,
      discountCents,
      plusPlus,
      gstType,
      totalCents: left.total,
    };
  })
  .filter(({ totalCents }) => totalCents > 0);

/** An order whose first milestones are paid and of which a voucher pays a part. */
const order = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 5 }),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
    paid: fc.integer({ min: 0, max: 5 }),
    voucher: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ items, cuts, paid, voucher }): StandingOrder => {
    const named = items.map((each, at) => ({ ...each, itemId: `item-${at}` }));
    const total = named.reduce((sum, { totalCents }) => sum + totalCents, 0);
    const marks = [...cuts.map((cut) => Math.floor(cut * total)), total].toSorted((a, b) => a - b);
    let voucherLeft = Math.floor(voucher * total * 0.5);
    const milestones = marks
      .map((mark, at) => mark - (marks[at - 1] ?? 0))
      .filter((cents) => cents > 0)
      .map((amountCents, at): StandingMilestone => {
        const voucherCents = Math.min(voucherLeft, amountCents);
        voucherLeft -= voucherCents;
        const label = `Milestone ${at}`;
        return { milestoneId: `m-${at}`, label, amountCents, voucherCents, dueDate: null, paid: at < paid };
      });
    return {
      eventDate: "2027-06-12",
      items: named,
      milestones,
      paymentPolicy: DEFAULT_PAYMENT_POLICY,
      placedOn: "2026-11-01",
    };
  });

const wish = fc.record({
  keep: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 800 }),
  unitCents: fc.option(fc.integer({ min: 1, max: 6_000_000 })),
});

const paidCents = (milestones: readonly StandingMilestone[]) =>
  milestones.reduce((sum, each) => sum + (each.paid ? each.amountCents : each.voucherCents), 0);
const sumOf = (milestones: readonly { amountCents: number }[]) =>
  milestones.reduce((sum, { amountCents }) => sum + amountCents, 0);

test("for any edit, parts, total and milestones add up, and no cent appears or vanishes", () => {
  fc.assert(
    fc.property(
      order,
      fc.array(wish, { minLength: 5, maxLength: 5 }),
      fc.array(item, { maxLength: 2 }),
      (given, wishes, more) => {
        const added = more.map((each) => ({ ...each, itemId: null }));
        const wanted = given.items.flatMap(({ itemId, eventDate }, at): WantedItem[] => {
          const each = wishes[at];
          const stays = each && (each.keep || (at === 0 && added.length === 0));
          return stays ? [{ itemId, quantity: each.quantity, unitCents: each.unitCents, eventDate }] : [];
        });
        const { before, after, milestones, deltaCents, refundCents } = planEdit(given, wanted, added, TODAY);

        expect(after.items).toHaveLength(wanted.length + added.length);
        for (const each of after.items) {
          const { netCents, serviceChargeCents, gstCents, discountCents, totalCents } = each;
          expect(netCents + serviceChargeCents + gstCents).toBe(totalCents);
          expect(Math.min(netCents, serviceChargeCents, gstCents, discountCents)).toBeGreaterThanOrEqual(0);
        }
        expect(after.totalCents - before.totalCents).toBe(deltaCents);
        expect(sumOf(after.milestones)).toBe(after.totalCents);
        expect(sumOf(milestones)).toBe(after.totalCents);
        for (const each of milestones) {
          expect(each.amountCents).toBeGreaterThanOrEqual(each.voucherCents);
          expect(each.voucherCents).toBeGreaterThanOrEqual(0);
        }
        // The part that stays paid and the refund add up to the payment.
        expect(paidCents(milestones) + refundCents).toBe(paidCents(given.milestones));
        if (deltaCents >= 0) expect(refundCents).toBe(0);
        if (refundCents > 0)
          expect(
            milestones.every(({ paid, amountCents, voucherCents }) => paid || amountCents === voucherCents),
          ).toBe(true);
        // Milestones are still paid in order.
        const unpaid = milestones.findIndex(
          ({ paid, amountCents, voucherCents }) => !paid && amountCents > voucherCents,
        );
        if (unpaid >= 0)
          expect(given.milestones.slice(0, unpaid).map(({ label }) => label)).toEqual(
            milestones.slice(0, unpaid).map(({ label }) => label),
          );
      },
    ),
    { numRuns: 500 },
  );
});

test("another quantity costs what it would have cost originally, to the cent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.constantFrom<GstType>(0, 1, 2),
      fc.boolean(),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 300 }),
      (priceCents, gstType, plusPlus, from, to) => {
        const priced = { priceCents, gstType, plusPlus };
        const at = (quantity: number) => {
          const { unit, total } = priceLine(priced, quantity);
          return {
            quantity,
            unitCents: unit.total,
            netCents: total.net,
            discountCents: 0,
            plusPlus,
            serviceChargeCents: total.serviceCharge,
            gstCents: total.gst,
            totalCents: total.total,
          };
        };
        expect(repriceItem(at(from), to, at(from).unitCents)).toEqual(at(to));
      },
    ),
    { numRuns: 300 },
  );
});

test("an increase goes to the last unpaid milestone, and a decrease is taken off it first", () => {
  const standing: StandingOrder = {
    eventDate: "2027-06-12",
    items: [
      {
        itemId: "a",
        productId: "p",
        title: "Tables",
        image: null,
        priceMetric: "table",
        quantity: 10,
        unitCents: 119_900,
        netCents: 1_000_000,
        serviceChargeCents: 100_000,
        gstCents: 99_000,
        totalCents: 1_199_000,
        discountCents: 0,
        plusPlus: true,
        eventDate: "2027-06-12",
      },
    ],
    milestones: [
      {
        milestoneId: "1",
        label: "Deposit",
        amountCents: 359_700,
        voucherCents: 0,
        dueDate: null,
        paid: true,
      },
      {
        milestoneId: "2",
        label: "Second",
        amountCents: 479_600,
        voucherCents: 0,
        dueDate: null,
        paid: false,
      },
      {
        milestoneId: "3",
        label: "Balance",
        amountCents: 359_700,
        voucherCents: 0,
        dueDate: null,
        paid: false,
      },
    ],
    paymentPolicy: DEFAULT_PAYMENT_POLICY,
    placedOn: "2026-11-01",
  };
  const amounts = (quantity: number) => {
    const wanted = [{ itemId: "a", quantity, unitCents: null, eventDate: "2027-06-12" }];
    const { milestones, refundCents } = planEdit(standing, wanted, [], TODAY);
    return [...milestones.map(({ amountCents }) => amountCents), refundCents];
  };
  expect(amounts(12)).toEqual([359_700, 479_600, 599_500, 0]);
  expect(amounts(8)).toEqual([359_700, 479_600, 119_900, 0]);
  expect(amounts(5)).toEqual([359_700, 239_800, 0, 0]);
  expect(amounts(2)).toEqual([239_800, 0, 0, 119_900]);
});

test.each<[string, GstType, boolean]>([
  ["GST included", 1, false],
  ["GST on top", 2, false],
  ["plus-plus", 2, true],
])("an item that a coupon made free regains its charges when it grows (%s)", (_, gstType, plusPlus) => {
  const { unit, total } = priceLine({ priceCents: 30_000, gstType, plusPlus }, 1);
  const free = { ...bare, quantity: 1, unitCents: unit.total, plusPlus, gstType, discountCents: total.total };
  expect(total.gst).toBeGreaterThan(0);
  expect(repriceItem(free, 2, unit.total)).toMatchObject({
    quantity: 2,
    discountCents: total.total,
    netCents: total.net,
    serviceChargeCents: total.serviceCharge,
    gstCents: total.gst,
    totalCents: total.total,
  });
});

const bare: OrderVersionItem = {
  itemId: "i",
  productId: "p",
  title: "Item",
  image: null,
  priceMetric: "table",
  quantity: 1,
  unitCents: 0,
  netCents: 0,
  serviceChargeCents: 0,
  gstCents: 0,
  totalCents: 0,
  discountCents: 0,
  plusPlus: false,
  eventDate: null,
};
