import { PROMO_CAP_CENTS, PROMO_EXCLUDED, PROMO_PERCENT } from "@/contracts/identity/registration/promo";
import type { Db } from "@/server/db/client";
import { findSignup } from "@/server/modules/identity/promo/public";
import * as repo from "./repo-signup";

/** Creates the coupon of the sign-up promotion for an address that signed up and has none yet. */
export async function ensureSignupCoupon(db: Db, email: string): Promise<void> {
  const signup = await findSignup(db, email);
  if (!signup) return;
  await repo.insertSignupCoupon(
    db,
    {
      vendorId: null,
      type: "discount",
      kind: "percent",
      name: "Welcome to Sayang",
      code: signup.discountCode,
      percentBps: PROMO_PERCENT * 100,
      capCents: PROMO_CAP_CENTS,
      startsAt: signup.createdAt,
      totalLimit: 1,
      perCustomerLimit: 1,
      onlyForEmail: signup.email,
    },
    signup.excludesVenues ? PROMO_EXCLUDED : null,
  );
}
