import { v7 } from "uuid";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import { priceParts } from "@/lib/money";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import type { Database } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/identity/account";
import { operator } from "@/server/db/schema/identity/operator";
import { session } from "@/server/db/schema/identity/session";
import { appointment } from "@/server/db/schema/messaging/appointment";
import { category } from "@/server/db/schema/catalogue/category";
import { socialIdentity } from "@/server/db/schema/identity/social";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { vendorMember } from "@/server/db/schema/catalogue/team";
import { connectAccount } from "@/server/db/schema/sale/payout";
import { sandboxAccount } from "@/server/db/schema/sale/sandbox";
import type { OperatorRole } from "@/contracts/identity/operator/operator";
import type { VendorRole } from "@/contracts/identity/vendor-account";
import type { CustomerActor, OperatorActor, VendorActor } from "@/server/core/actor";

/** Makers of rows for tests. Each fills in what the test does not care about, and returns the row. */
let serial = 0;
const next = () => ++serial;

export async function makeSession(db: Database, accountId: string): Promise<string> {
  const id = v7();
  await db.insert(session).values({ id, accountId, expiresAt: new Date(Date.now() + 7 * DAY_MS) });
  return id;
}

/** A Google login for the account. */
export async function makeSocialIdentity(db: Database, accountId: string): Promise<string> {
  const id = v7();
  await db.insert(socialIdentity).values({ id, accountId, network: "google", subject: `subject-${id}` });
  return id;
}

export async function makeCustomer(
  db: Database,
  given: Partial<typeof customer.$inferInsert> & {
    email?: string;
    passwordHash?: string;
    verified?: boolean;
  } = {},
): Promise<{ id: string; email: string; actor: CustomerActor }> {
  const id = given.id ?? v7();
  const { email = `customer${next()}@test.example`, passwordHash, verified = true, ...columns } = given;
  await db.insert(account).values({
    id,
    role: "customer",
    email,
    passwordHash: passwordHash ?? null,
    emailVerifiedAt: verified ? new Date() : null,
  });
  await db.insert(customer).values({ firstName: "Mei", lastName: "Tan", ...columns, id });
  const sessionId = await makeSession(db, id);
  return { id, email, actor: { role: "customer", accountId: id, customerId: id, sessionId } };
}

export async function makeCategory(
  db: Database,
  given: Partial<typeof category.$inferInsert> = {},
): Promise<typeof category.$inferSelect> {
  const n = next();
  const [row] = await db
    .insert(category)
    .values({
      slug: `category-${n}`,
      name: `Category ${n}`,
      level: given.parentId ? 2 : 1,
      position: n % 1000,
      ...given,
    })
    .returning();
  if (!row) throw new Error("no row");
  return row;
}

export async function makeVendor(
  db: Database,
  given: Partial<typeof vendor.$inferInsert> & { email?: string; passwordHash?: string } = {},
): Promise<typeof vendor.$inferSelect & { email: string; actor: VendorActor }> {
  const n = next();
  const accountId = v7();
  const { email = `vendor${n}@test.example`, passwordHash, ...columns } = given;
  await db.insert(account).values({
    id: accountId,
    role: "vendor",
    email,
    passwordHash: passwordHash ?? null,
    emailVerifiedAt: new Date(),
  });
  const masterCategoryId = columns.masterCategoryId ?? (await makeCategory(db)).id;
  const [row] = await db
    .insert(vendor)
    .values({
      accountId,
      slug: `vendor-${n}`,
      vendorName: `Vendor ${n}`,
      status: "approved",
      paymentPolicy: DEFAULT_PAYMENT_POLICY,
      ...columns,
      masterCategoryId,
    })
    .returning();
  if (!row) throw new Error("no row");
  const sessionId = await makeSession(db, accountId);
  return {
    ...row,
    email,
    actor: { role: "vendor", accountId, vendorId: row.id, teamRole: "owner", sessionId },
  };
}

/** The account at the embedded processor that receives the vendor's payouts. */
export async function makeConnectAccount(db: Database, vendorId: string): Promise<void> {
  const id = `acct_${v7()}`;
  const now = new Date();
  await db.insert(sandboxAccount).values({ id, kind: "success", codeHash: id, authorizedAt: now });
  await db.insert(connectAccount).values({
    vendorId,
    gateway: "sandbox",
    gatewayAccountId: id,
    connectedAt: now,
    detailsSubmitted: true,
    payoutsEnabled: true,
  });
}

/** A member of a vendor's team, with their own login. */
export async function makeMember(
  db: Database,
  vendorId: string,
  role: VendorRole = "staff",
  given: { email?: string; passwordHash?: string } = {},
): Promise<{ id: string; email: string; actor: VendorActor }> {
  const [accountId, id] = [v7(), v7()];
  const { email = `member${next()}@test.example`, passwordHash = null } = given;
  const now = new Date();
  await db
    .insert(account)
    .values({ id: accountId, role: "vendor", email, passwordHash, emailVerifiedAt: now });
  await db.insert(vendorMember).values({
    id,
    vendorId,
    role,
    name: "Jun",
    email,
    accountId,
    tokenHash: id,
    expiresAt: now,
    acceptedAt: now,
  });
  const sessionId = await makeSession(db, accountId);
  return { id, email, actor: { role: "vendor", accountId, vendorId, teamRole: role, sessionId } };
}

/** A published product. Derives the all-in price from the price, as the catalogue does. */
export async function makeProduct(
  db: Database,
  given: Partial<typeof product.$inferInsert> & { vendorId: string; level1Id: string },
): Promise<typeof product.$inferSelect> {
  const n = next();
  const priceCents = given.priceCents ?? 100_000;
  const gstType = given.gstType ?? 0;
  const plusPlus = given.plusPlus ?? false;
  const [row] = await db
    .insert(product)
    .values({
      slug: `product-${n}`,
      title: `Product ${n}`,
      status: 1,
      priceMetric: "package",
      ...given,
      priceCents,
      gstType,
      plusPlus,
      allInCents: priceParts(priceCents, gstType, plusPlus).total,
    })
    .returning();
  if (!row) throw new Error("no row");
  return row;
}

/** A requested appointment, a week from now. */
export async function makeAppointment(
  db: Database,
  given: { vendorId: string; customerId: string } & Partial<typeof appointment.$inferInsert>,
): Promise<string> {
  const startsAt = new Date(Date.now() + 7 * DAY_MS);
  const endsAt = new Date(startsAt.getTime() + HOUR_MS);
  const id = v7();
  await db.insert(appointment).values({ id, startsAt, endsAt, ...given });
  return id;
}

export async function makeOperator(
  db: Database,
  operatorRole: OperatorRole = "admin",
): Promise<{ actor: OperatorActor }> {
  const id = v7();
  const email = `operator${next()}@test.example`;
  await db.insert(account).values({ id, role: "operator", email });
  await db.insert(operator).values({ accountId: id, role: operatorRole });
  return {
    actor: { role: "operator", accountId: id, sessionId: await makeSession(db, id), operatorRole, email },
  };
}
