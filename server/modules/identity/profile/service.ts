import type { CustomerProfile, SessionUser } from "@/contracts/identity/auth";
import { toDollars } from "@/lib/money";
import { getDb } from "@/server/db/client";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { coupleOf } from "@/server/modules/identity/account/public";
import * as repo from "./repo";
import { weddingOf } from "./service-wedding";

/**
 * GET /user/profile/{id}: the person, with their couple's wedding. Throws `forbidden` for another account's profile.
 */
export async function customerProfile(actor: CustomerActor, id: string): Promise<CustomerProfile> {
  refuseAnothers(actor.accountId, id);
  const db = await getDb();
  const row = found(await repo.findCustomer(db, actor.accountId));
  const { customer } = row;
  const isPartner = actor.customerId !== actor.accountId;
  const { customer: couple } = isPartner ? found(await repo.findCustomer(db, actor.customerId)) : row;
  return {
    ...toSessionUser(row, couple),
    brideFirstName: couple.brideFirstName,
    brideLastName: couple.brideLastName,
    groomFirstName: couple.groomFirstName,
    groomLastName: couple.groomLastName,
    brideImage: couple.brideImage,
    groomImage: couple.groomImage,
    countryCode: customer.countryCode,
    phone: customer.phone,
    isPhoneVerified: customer.phoneVerifiedAt !== null,
    language: row.account.language ?? "en",
    budget: couple.budgetCents === null ? null : toDollars(couple.budgetCents),
  };
}

/** Returns the customer's part of a sign-in response, besides the tokens. */
export async function signedInCustomer(id: string): Promise<{ user: SessionUser; orders: number }> {
  const db = await getDb();
  const customerId = await coupleOf(db, id);
  const [row, couple, orders] = await Promise.all([
    repo.findCustomer(db, id),
    repo.findCustomer(db, customerId),
    repo.countOrders(db, customerId),
  ]);
  return { user: toSessionUser(found(row), found(couple).customer), orders };
}

function toSessionUser(
  { customer, account }: repo.CustomerRow,
  couple: repo.CustomerRow["customer"],
): SessionUser {
  return {
    id: customer.id,
    _id: customer.id,
    email: account.email,
    roleUser: "customer",
    firstName: customer.firstName,
    lastName: customer.lastName,
    twoStepAuthentication: account.twoStepAuthentication,
    isEmailVerified: account.emailVerifiedAt !== null,
    weddingDate: couple.weddingDate,
    wedding: weddingOf(couple),
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
