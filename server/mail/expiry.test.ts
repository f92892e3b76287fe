import { DAY_MS, HOUR_MS } from "@/lib/time";
import { twoStepCode } from "@/server/modules/identity/two-step/mail";
import { resetPasswordMail } from "@/server/modules/identity/recovery/mail";
import { vendorApproved } from "@/server/modules/catalogue/vendor/mail";
import { isExpired, isGivenUp } from "./expiry";

test("codes expire after ten minutes, reset links after an hour, and everything else is given up after three days", () => {
  expect(isExpired(twoStepCode, 599_000)).toBe(false);
  expect(isExpired(twoStepCode, 600_000)).toBe(true);
  expect(isExpired(resetPasswordMail, 3_599_000)).toBe(false);
  expect(isExpired(resetPasswordMail, HOUR_MS)).toBe(true);
  expect(isExpired(vendorApproved, 1e12)).toBe(false);
  expect(isGivenUp(3 * DAY_MS - 1)).toBe(false);
  expect(isGivenUp(3 * DAY_MS)).toBe(true);
});
