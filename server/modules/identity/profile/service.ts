import type { CustomerProfile, SessionUser } from "@/contracts/identity/auth";
import { toDollars } from "@/lib/money";
import { getDb } from "@/server/db/client";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import * as repo from "./repo";

/** GET /user/profile/{id}. Throws `forbidden` for another's profile. */
export async function customerProfile(actor: CustomerActor, id: string): Promise<CustomerProfile> {
  refuseAnothers(actor.customerId, id);
  const row = found(await repo.findCustomer(await getDb(), id));
  const { customer } = row;
  return {
    ...toSessionUser(row),
    brideFirstName: customer.brideFirstName,
    brideLastName: customer.brideLastName,
    groomFirstName: customer.groomFirstName,
    groomLastName: customer.groomLastName,
    brideImage: customer.brideImage,
    groomImage: customer.groomImage,
    countryCode: customer.countryCode,
    phone: customer.phone,
    isPhoneVerified: customer.phoneVerifiedAt !== null,
    budget: customer.budgetCents === null ? null : toDollars(customer.budgetCents),
  };
}

/** Returns the customer's part of a sign-in's response, beside the tokens. */
export async function signedInCustomer(id: string): Promise<{ user: SessionUser; orders: number }> {
  const db = await getDb();
  const [row, orders] = await Promise.all([repo.findCustomer(db, id), repo.countOrders(db, id)]);
  return { user: toSessionUser(found(row)), orders };
}

function toSessionUser({ customer, account }: repo.CustomerRow): SessionUser {
  return {
    id: customer.id,
    _id: customer.id,
    email: account.email,
    roleUser: "customer",
    firstName: customer.firstName,
    lastName: customer.lastName,
    twoStepAuthentication: account.twoStepAuthentication,
    isEmailVerified: account.emailVerifiedAt !== null,
    weddingDate: customer.weddingDate,
  };
}

/** Throws `forbidden` unless the profile is the caller's own. */
export function refuseAnothers(own: string, id: string): void {
  if (own !== id.toLowerCase()) throw new AppError("forbidden", "This is not your profile");
}

function found<T>(row: T | null): T {
  if (row === null) throw new AppError("not_found", "This profile is gone");
  return row;
}
