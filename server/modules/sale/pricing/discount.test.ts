import fc from "fast-check";
import { GST_TYPES, priceParts } from "@/lib/money";
import { discountLine, reductionOf, shareDiscount } from "./discount";
import { fillMilestones } from "./fill-milestones";
import { addUp, priceLine } from "./line-price";
import { shareOut } from "./shares";

const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0);
const cents = fc.integer({ min: 1, max: 5_000_000 });
const line = fc
  .record({
    priceCents: cents,
    gstType: fc.constantFrom(...GST_TYPES),
    plusPlus: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ quantity, ...priced }) => ({ gstType: priced.gstType, price: priceLine(priced, quantity).total }));
const reduction = fc.oneof(
  fc.record({
    kind: fc.constant("percent" as const),
    percentBps: fc.integer({ min: 1, max: 10_000 }),
    capCents: fc.option(cents),
  }),
  fc.record({ kind: fc.constant("fixed" as const), amountCents: cents }),
);

test("the amount taken off is what the couple saves, including service charge and GST", () => {
  expect(discountLine(priceParts(100_000, 2, true), 11_990)).toEqual({
    net: 90_000,
    serviceCharge: 9_000,
    gst: 8_910,
    total: 107_910,
  });
  expect(discountLine(priceParts(98_000, 1, false), 10_000)).toEqual({
    net: 80_734,
    serviceCharge: 0,
    gst: 7_266,
    total: 88_000,
  });
});

test("no cent of a discount is lost between the lines, and every line still adds up", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(line, fc.boolean()), { minLength: 1, maxLength: 12 }),
      reduction,
      (given, rule) => {
        const totals = given.map(([{ price }, covered]) => (covered ? price.total : null));
        const base = sum(totals.map((total) => total ?? 0));
        const discount = reductionOf(rule, base);
        const offs = shareDiscount(discount, totals);
        const before = addUp(given.map(([each]) => each.price));
        const after = addUp(given.map(([each], at) => discountLine(each.price, offs[at] ?? 0)));

        expect(discount).toBeLessThanOrEqual(base);
        expect(sum(offs)).toBe(discount);
        expect(before.total - after.total).toBe(discount);
        expect(after.net + after.serviceCharge + after.gst).toBe(after.total);
        given.forEach(([{ price, gstType }], at) => {
          const left = discountLine(price, offs[at] ?? 0);
          for (const part of ["net", "serviceCharge", "gst", "total"] as const) {
            expect(left[part]).toBeGreaterThanOrEqual(0);
            expect(left[part]).toBeLessThanOrEqual(price[part]);
          }
          if (gstType === 0) expect(left.gst).toBe(0);
          if (totals[at] === null) expect(left).toEqual(price);
        });
      },
    ),
  );
});

test("a discount of everything leaves nothing to pay", () => {
  fc.assert(
    fc.property(line, (each) => {
      expect(discountLine(each.price, each.price.total)).toEqual({
        net: 0,
        serviceCharge: 0,
        gst: 0,
        total: 0,
      });
    }),
  );
  const price = priceParts(100, 0, false);
  expect(() => discountLine(price, 101)).toThrow(RangeError);
});

test("shares differ from the exact ones by less than a cent", () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareOut(5, [0, 0])).toEqual([0, 0]);
  const amount = fc.integer({ min: 0, max: 2_000_000_000 });
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 50 }), (total, weights) => {
      const whole = sum(weights);
      fc.pre(whole > 0);
      const shares = shareOut(total, weights);
      expect(sum(shares)).toBe(total);
      shares.forEach((share, at) => {
        const exact = (BigInt(total) * BigInt(weights[at] ?? 0)) / BigInt(whole);
        expect([Number(exact), Number(exact) + 1]).toContain(share);
        if (weights[at] === 0) expect(share).toBe(0);
      });
    }),
  );
});

test("a voucher pays milestones in order, all first ones before any second, and no cent twice", () => {
  expect(
    fillMilestones(
      [
        [300, 400, 300],
        [50, 50],
      ],
      500,
      [9999, 9999],
    ),
  ).toEqual([
    [300, 150, 0],
    [50, 0],
  ]);
  expect(
    fillMilestones(
      [
        [300, 700],
        [50, 50],
      ],
      500,
      [0, 9999],
    ),
  ).toEqual([
    [0, 0],
    [50, 50],
  ]);
  const plans = fc.array(fc.array(cents, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(plans, cents, fc.array(cents, { minLength: 6, maxLength: 6 }), (orders, balance, limits) => {
      const filled = fillMilestones(orders, balance, limits);
      const most = sum(orders.map((amounts, at) => Math.min(sum(amounts), limits[at] ?? 0)));
      expect(sum(filled.flat())).toBe(Math.min(balance, most));
      filled.forEach((parts, order) => {
        expect(sum(parts)).toBeLessThanOrEqual(limits[order] ?? 0);
        parts.forEach((part, at) => {
          expect(part).toBeLessThanOrEqual(orders[order]?.[at] ?? 0);
          // A later milestone is paid from it only when the one before it is full.
          if (part > 0 && at > 0) expect(parts[at - 1]).toBe(orders[order]?.[at - 1]);
        });
      });
    }),
  );
});
