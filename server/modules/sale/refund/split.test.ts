import fc from "fast-check";
import { splitRefund, takeShares } from "./split";

const cents = fc.integer({ min: 0, max: 2_000_000_000 });

test("a refund is split in proportion, and never refunds more than each part paid", () => {
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (cardCents, voucherCents, share) => {
        const total = Math.floor((cardCents + voucherCents) * share);
        const parts = splitRefund(total, { cardCents, voucherCents });
        expect(parts.cardCents + parts.voucherCents).toBe(total);
        expect(parts.cardCents).toBeGreaterThanOrEqual(0);
        expect(parts.cardCents).toBeLessThanOrEqual(cardCents);
        expect(parts.voucherCents).toBeGreaterThanOrEqual(0);
        expect(parts.voucherCents).toBeLessThanOrEqual(voucherCents);
      },
    ),
  );
});

test("cents left over go to the card", () => {
  expect(splitRefund(1, { cardCents: 50, voucherCents: 50 })).toEqual({ cardCents: 1, voucherCents: 0 });
  expect(splitRefund(10_001, { cardCents: 20_000, voucherCents: 10_000 })).toEqual({
    cardCents: 6_668,
    voucherCents: 3_333,
  });
});

test("refunding more than is left is refused", () => {
  expect(() => splitRefund(3, { cardCents: 1, voucherCents: 1 })).toThrow("1 cents more");
  expect(() => takeShares([{ paymentId: "a", cents: 1 }], 2)).toThrow("1 cents more");
});

test("shares are taken in order", () => {
  const shares = [
    { paymentId: "late", cents: 30 },
    { paymentId: "early", cents: 50 },
  ];
  expect(takeShares(shares, 40)).toEqual({
    taken: [
      { paymentId: "late", cents: 30 },
      { paymentId: "early", cents: 10 },
    ],
    left: [{ paymentId: "early", cents: 40 }],
  });
  expect(takeShares(shares, 0)).toEqual({ taken: [], left: shares });
});
