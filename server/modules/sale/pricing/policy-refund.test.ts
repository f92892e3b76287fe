import fc from "fast-check";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import { addDays } from "@/lib/dates";
import { type CancellationCase, datedTiers, policyRefund } from "./policy-refund";

const TODAY = "2026-11-22";
const given = (changes: Partial<CancellationCase> = {}): CancellationCase => ({
  policy: DEFAULT_PAYMENT_POLICY,
  requestedBy: "customer",
  isAccepted: true,
  paidCents: 100_000,
  today: TODAY,
  eventDate: addDays(TODAY, 100),
  ...changes,
});

const cases = fc.record({
  policy: fc.record({
    refundTiers: fc.uniqueArray(
      fc.record({ daysBefore: fc.integer({ min: 0, max: 400 }), percent: fc.integer({ min: 0, max: 100 }) }),
      { selector: ({ daysBefore }) => daysBefore, maxLength: 6 },
    ),
  }),
  requestedBy: fc.constantFrom("customer" as const, "vendor" as const),
  isAccepted: fc.boolean(),
  paidCents: fc.integer({ min: 0, max: 2_000_000_000 }),
  today: fc.constant(TODAY),
  eventDate: fc.option(fc.integer({ min: -30, max: 800 }).map((days) => addDays(TODAY, days))),
});

test.each([
  [200, 80_000, "tier"],
  [180, 80_000, "tier"],
  [179, 50_000, "tier"],
  [90, 50_000, "tier"],
  [30, 20_000, "tier"],
  [29, 0, "below_tiers"],
  [-3, 0, "below_tiers"],
] as const)("%s days before the event refunds %s cents", (days, cents, basis) => {
  expect(policyRefund(given({ eventDate: addDays(TODAY, days) }))).toMatchObject({ cents, basis });
});

test("a vendor's cancellation, or one before acceptance, refunds everything", () => {
  const late = { eventDate: addDays(TODAY, 1) };
  expect(policyRefund(given({ ...late, requestedBy: "vendor" }))).toMatchObject({
    cents: 100_000,
    percent: 100,
    basis: "vendor_cancels",
  });
  expect(policyRefund(given({ ...late, isAccepted: false }))).toMatchObject({
    cents: 100_000,
    percent: 100,
    basis: "not_accepted",
  });
});

test("without a fixed day the best tier applies", () => {
  expect(policyRefund(given({ eventDate: null }))).toMatchObject({ cents: 80_000, basis: "no_date" });
});

test("a refund is a whole number of cents between zero and the payments, and at most its percentage plus half a cent", () => {
  fc.assert(
    fc.property(cases, (each) => {
      const { cents, percent } = policyRefund(each);
      expect(Number.isInteger(cents)).toBe(true);
      expect(cents).toBeGreaterThanOrEqual(0);
      expect(cents).toBeLessThanOrEqual(each.paidCents);
      expect(Math.abs(cents - (each.paidCents * percent) / 100)).toBeLessThanOrEqual(0.5);
      if (each.requestedBy === "vendor") expect(cents).toBe(each.paidCents);
    }),
  );
});

test("the tier shown as current is the one that is paid out", () => {
  fc.assert(
    fc.property(cases, (each) => {
      const tiers = datedTiers(each);
      expect(tiers.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(tiers.at(-1)?.daysBefore).toBe(0);
      const { basis, percent } = policyRefund(each);
      const current = tiers.find(({ isCurrent }) => isCurrent);
      if (basis === "tier") expect(current?.percent).toBe(percent);
      if (basis === "below_tiers" && each.eventDate && each.eventDate >= TODAY) {
        expect(current).toMatchObject({ daysBefore: 0, percent: 0 });
      }
    }),
  );
});
