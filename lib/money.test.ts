import { formatMoney, formatMoneyShort, priceParts, splitByPercent, toCents, toDollars } from "./money";

test("$1,000++ is $1,199.00", () => {
  expect(priceParts(100_000, 2, true)).toEqual({
    net: 100_000,
    serviceCharge: 10_000,
    gst: 9_900,
    total: 119_900,
  });
});

test("takes included GST out of the price instead of adding it", () => {
  expect(priceParts(10_900, 1, false)).toEqual({ net: 10_000, serviceCharge: 0, gst: 900, total: 10_900 });
  expect(priceParts(10_900, 0, false)).toEqual({ net: 10_900, serviceCharge: 0, gst: 0, total: 10_900 });
});

test("adds the parts of a price up to its total for every amount and kind", () => {
  for (let listed = 1; listed < 3_000; listed += 7) {
    for (const gstType of [0, 1, 2] as const) {
      for (const plusPlus of [true, false]) {
        const { net, serviceCharge, gst, total } = priceParts(listed, gstType, plusPlus);
        expect(net + serviceCharge + gst).toBe(total);
        expect(Math.min(net, serviceCharge, gst)).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

test("splits milestones exactly and adds the remainder to the last", () => {
  expect(splitByPercent(1_001, [30, 40, 30])).toEqual([300, 400, 301]);
  expect(() => splitByPercent(100, [50, 49])).toThrow(RangeError);
});

test("converts dollars to cents without floating point drift", () => {
  for (const [dollars, cents] of [
    [1.005, 101],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [1199, 119_900],
  ] as const) {
    expect(toCents(dollars)).toBe(cents);
  }
  expect(toDollars(119_900)).toBe(1199);
  expect(() => toCents(Number.NaN)).toThrow(RangeError);
});

test("formats money for the screen", () => {
  expect(formatMoney(119_900)).toBe("$1,199.00");
  expect(formatMoneyShort(119_900)).toBe("$1,199");
  expect(formatMoneyShort(119_950)).toBe("$1,199.50");
});
