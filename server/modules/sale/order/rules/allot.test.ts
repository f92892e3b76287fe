import fc from "fast-check";
import { allot } from "./allot";

const cents = fc.integer({ min: 0, max: 1_000_000 });
/** Milestones with the amounts due, and a charge for some of them at current or earlier prices. */
const charged = fc.array(fc.tuple(cents, fc.option(fc.oneof(cents, fc.constant("due" as const)))), {
  maxLength: 8,
});

function setUp(given: [number, number | "due" | null][]) {
  const unpaid = given.map(([amountCents], at) => ({ milestoneId: `m${at}`, amountCents }));
  const shares = given.flatMap(([due, share], at) =>
    share === null ? [] : [{ milestoneId: `m${at}`, amountCents: share === "due" ? due : share }],
  );
  return { unpaid, shares, brought: shares.reduce((sum, share) => sum + share.amountCents, 0) };
}

test("no cent appears or vanishes: payments to milestones and the rest add up to the charge", () => {
  fc.assert(
    fc.property(charged, (given) => {
      const { unpaid, shares, brought } = setUp(given);
      const { paidCents, restCents } = allot(unpaid, shares);
      expect(paidCents + restCents).toBe(brought);
      expect(paidCents).toBeGreaterThanOrEqual(0);
      expect(restCents).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("milestones are paid in order, in full, and only by a charge made for them", () => {
  fc.assert(
    fc.property(charged, (given) => {
      const { unpaid, shares } = setUp(given);
      const { paidIds, paidCents } = allot(unpaid, shares);
      const paid = unpaid.slice(0, paidIds.length);
      expect(paidIds).toEqual(paid.map(({ milestoneId }) => milestoneId));
      expect(paidCents).toBe(paid.reduce((sum, each) => sum + each.amountCents, 0));
      const given_ = new Map(shares.map((share) => [share.milestoneId, share.amountCents]));
      for (const { milestoneId, amountCents } of paid) {
        expect(given_.get(milestoneId) ?? 0).toBeGreaterThanOrEqual(amountCents);
      }
      const next = unpaid[paidIds.length];
      if (next) expect(given_.get(next.milestoneId) ?? 0).toBeLessThan(next.amountCents);
    }),
  );
});

test("a charge for the next milestones at current prices pays them all and leaves nothing over", () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 8 }), fc.nat(8), (dues, count) => {
      const { unpaid, shares } = setUp(dues.map((due, at) => [due, at < count ? "due" : null]));
      const { paidIds, restCents } = allot(unpaid, shares);
      expect(paidIds.length).toBeGreaterThanOrEqual(Math.min(count, dues.length));
      expect(restCents).toBe(0);
    }),
  );
});

test("the same charge pays nothing the second time", () => {
  fc.assert(
    fc.property(charged, (given) => {
      const { unpaid, shares, brought } = setUp(given);
      const { paidIds } = allot(unpaid, shares);
      const left = unpaid.filter(({ milestoneId }) => !paidIds.includes(milestoneId));
      const again = allot(left, shares);
      expect(again.paidCents).toBe(0);
      expect(again.restCents).toBe(brought);
    }),
  );
});
