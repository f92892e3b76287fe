import fc from "fast-check";
import { useShop } from "@/tests/setup/shop";
import { histories, replay, type Step } from "./replay";

/** The clock and the ledger's check cover all earlier histories, so each block has its own database. */
const BLOCKS = [101, 201, 301, 401];
/** Takes about two minutes alongside the other tests. `npm run bench:histories` plays thousands. */
const RUNS = 8;
/** Far more than a slow machine needs. */
const PATIENCE_MS = 300_000;

describe.each(BLOCKS)("holds whatever couples and vendors do, in any order (seed %i)", (seed) => {
  const shop = useShop();

  test(
    "no cent appears or vanishes",
    async () => {
      await fc.assert(
        fc.asyncProperty(histories, async (history) => {
          const { complaints } = await replay(shop, history);
          expect(complaints).toEqual([]);
        }),
        { numRuns: RUNS, seed, endOnFailure: true },
      );
    },
    PATIENCE_MS,
  );
});

describe("the usual history", () => {
  const shop = useShop();

  test("runs to completion", async () => {
    const step = (act: Step["act"], given: Partial<Step> = {}): Step => ({
      act,
      couple: 0,
      seller: 0,
      pick: 1,
      days: 0,
      events: true,
      ...given,
    });
    const { counts, complaints } = await replay(shop, [
      step("addToCart", { pick: 0 }),
      step("addToCart", { pick: 0, seller: 1 }),
      step("redeemCoupon"),
      step("redeemVoucher", { pick: 0 }),
      step("placeOrder"),
      step("payDeposit", { pick: 0 }),
      step("approve"),
      step("approve"),
      step("payRest"),
      step("payRest"),
      step("markDelivered"),
      step("confirmDelivery", { pick: 2 }),
      step("comment", { days: 20 }),
      step("comment", { days: 8 }),
      step("review"),
    ]);
    expect(complaints).toEqual([]);
    const failed = [...counts.keys()].filter((key) => !key.endsWith(" 200"));
    expect(failed).toEqual([]);
  });
});
