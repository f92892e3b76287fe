import fc from "fast-check";
import { useShop } from "@/tests/setup/shop";
import { histories, replay, type Step } from "./replay";

const shop = useShop();
const RUNS = 3;

test.each([1, 2, 3, 4])(
  "whatever couples and vendors do, in whatever order, no cent appears or vanishes (seed %i)",
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const { complaints } = await replay(shop, history);
        expect(complaints).toEqual([]);
      }),
      { numRuns: RUNS, seed, endOnFailure: true },
    );
  },
);

test("the usual history goes all the way", async () => {
  const step = (act: Step["act"], given: Partial<Step> = {}): Step => ({
    ...{ act, couple: 0, seller: 0, pick: 0, days: 0, events: true },
    ...given,
  });
  const { counts, complaints } = await replay(shop, [
    step("addToCart"),
    step("addToCart", { seller: 1 }),
    step("redeemCoupon"),
    step("redeemVoucher"),
    step("placeOrder"),
    step("payDeposit"),
    step("approve"),
    step("approve", { pick: 1 }),
    step("payRest"),
    step("payRest", { pick: 1 }),
    step("markDelivered"),
    step("confirmDelivery", { pick: 2 }),
    step("comment", { days: 20 }),
    step("comment", { days: 8 }),
  ]);
  expect(complaints).toEqual([]);
  const failed = [...counts.keys()].filter((key) => !key.endsWith(" 200"));
  expect(failed).toEqual([]);
});
