import { v7 } from "uuid";
import type { StoredAddOn } from "@/contracts/catalogue/product/product";
import type { ConnectLink, ConnectState } from "@/contracts/sale/payment/payout";
import type { CampaignDetail } from "@/contracts/sale/promotion/promotion";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import { addDays, todayInSingapore } from "@/lib/dates";
import type { CustomerActor, VendorActor } from "@/server/core/actor";
import { connectSandboxAccount } from "@/server/adapters/payments/sandbox-connect";
import { makeConnectAccount, makeCustomer } from "@/tests/setup/factories";
import { latestFor } from "@/tests/setup/mailbox";
import type { shopOn } from "@/tests/setup/shop";

export type Shop = ReturnType<typeof shopOn>;
export type Couple = {
  actor: CustomerActor;
  id: string;
  email: string;
  /** Bought on first use. */
  giftCode: () => Promise<string>;
  checkouts: string[];
};
export type Seller = {
  actor: VendorActor;
  id: string;
  product: { id: string; allInCents: number; addOns: StoredAddOn[] };
};

/**
 * Two couples and two vendors, with a single-use coupon, a campaign voucher and a gift voucher each. Codes are created
 * on first use, because most histories need few of them.
 */
export type World = {
  shop: Shop;
  couples: Couple[];
  sellers: Seller[];
  coupon: () => Promise<string>;
  campaign: () => Promise<string>;
};

const EXTRAS = [
  { name: "Extra dish", priceCents: 6_801, per: "unit", max: 1 },
  { name: "Extra hour", priceCents: 21_999, per: "once", max: 4 },
] as const;

let serial = 0;

export async function makeWorld(shop: Shop): Promise<World> {
  const name = `H${Date.now().toString(36).toUpperCase()}${++serial}`;
  const [first, second] = [await makeSeller(shop, 100_000, 2), await makeSeller(shop, 33_333, 1)];
  return {
    shop,
    couples: [await makeCouple(shop), await makeCouple(shop)],
    sellers: [first, second],
    coupon: once(() =>
      campaign(shop, first, "discount", {
        code: `${name}-OFF`,
        kind: "percent",
        percent: 12.5,
        totalLimit: 1,
      }),
    ),
    campaign: once(() =>
      campaign(shop, second, "voucher", {
        code: `${name}-TEN`,
        kind: "fixed",
        amount: 77.77,
        perCustomerLimit: 1,
      }),
    ),
  };
}

/** Runs `make` at the first call. Later and concurrent calls share its result. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

async function makeSeller(shop: Shop, priceCents: number, gstType: 1 | 2): Promise<Seller> {
  const { vendor, product } = await shop.makeStall(
    { priceCents, gstType, addOns: EXTRAS.map((extra) => ({ ...extra, id: v7() })) },
    { commissionBps: 1_250, dailyCapacity: 3, gstRegistered: true, companyRegistrationNumber: "201012345K" },
  );
  await makeConnectAccount(shop.db(), vendor.id);
  return { actor: vendor.actor, id: vendor.id, product };
}

/** Connects the vendor to an account at the processor, for payouts. */
export async function connectSeller({ call }: Shop, as: VendorActor): Promise<void> {
  const link = (await call<ConnectLink>("GET", "/vendor/connect-with-stripe", { as })).body.data.data;
  const state = new URL(link).searchParams.get("state") ?? "";
  const { returnUrl } = await connectSandboxAccount({ account: "success", state });
  const code = new URL(returnUrl, "http://sayang.test").searchParams.get("code") ?? "";
  const query = new URLSearchParams({ code, state });
  const { body } = await call<ConnectState>("GET", `/vendor/authorize-with-stripe?${query}`, { as });
  if (!body.data?.payoutsEnabled) throw new Error(`not connected: ${body.message}`);
}

async function campaign(
  shop: Shop,
  { actor }: Seller,
  type: "discount" | "voucher",
  given: { code: string } & Record<string, unknown>,
): Promise<string> {
  const { body, status } = await shop.call<CampaignDetail>("POST", `/${type}-vendor`, {
    as: actor,
    body: { name: "A history", startDate: todayInSingapore(), ...given },
  });
  if (status !== 200) throw new Error(`no ${type}: ${body.message}`);
  return given.code;
}

async function makeCouple(shop: Shop): Promise<Couple> {
  const { actor, id, email } = await makeCustomer(shop.db(), {
    weddingDate: addDays(todayInSingapore(), 120),
  });
  return { actor, id, email, giftCode: once(() => buyGift(shop, actor, email)), checkouts: [] };
}

/** Buys a gift voucher of $150 and returns its code. */
export async function buyGift(shop: Shop, as: CustomerActor, email: string): Promise<string> {
  const { body } = await shop.call<VoucherPurchase>("POST", "/evoucher", {
    as,
    headers: { "idempotency-key": `gift-${++serial}-${email}` },
    body: { email, amount: 150, from: "Ah Ma" },
  });
  const path = `/evoucher/purchase/${body.data.id}/payment`;
  await shop.confirm((await shop.call<PaymentIntent>("PUT", path, { as })).body.data);
  await shop.settle();
  const [code] = (await latestFor(shop.db(), email, "gift-voucher")).codes;
  if (!code) throw new Error("a gift voucher has a code");
  return code;
}
