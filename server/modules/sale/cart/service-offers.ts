import { toPage } from "@/contracts/envelope";
import type {
  OfferedCoupon,
  OfferedCoupons,
  OfferedVoucher,
  OfferedVouchers,
} from "@/contracts/sale/promotion/promotion";
import type { OffersQuery } from "@/contracts/sale/promotion/promotion.schema";
import { todayInSingapore } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import { getDb } from "@/server/db/client";
import {
  type CampaignRow,
  findCampaign,
  lastDay,
  usableCampaigns,
} from "@/server/modules/sale/promotion/public";
import { walletOf } from "@/server/modules/sale/voucher/public";
import { vendorOf, voucherName } from "./present-codes";
import { priceCart } from "./price-cart";
import { type CheckedLine, checkedCart } from "./service-lines";
import type { CartCodes, CartVoucher } from "./service-codes";
import { codesOf } from "./service-codes";

type Cart = { lines: CheckedLine[]; codes: CartCodes; vendorIds: string[] };

/** GET /discount-user: the coupons that the couple can use now, with their effect on its cart. */
export async function listCoupons(
  customerId: string,
  query: OffersQuery,
  now = new Date(),
): Promise<OfferedCoupons> {
  const db = await getDb();
  const cart = await cartOf(customerId, now);
  const couple = { customerId, email: cart.codes.email };
  const vendorIds = query.forCart ? cart.vendorIds : null;
  const { rows, total } = await usableCampaigns(db, "discount", couple, vendorIds, query, now);
  return toPage(
    rows.map((campaign) => presentCoupon(campaign, cart, now)),
    total,
    query,
  );
}

/**
 * GET /voucher-user: the couple's vouchers and credit, the first to expire first, then those that vendors offer it. The
 * second list is short; both are paged as one.
 */
export async function listVouchers(
  customerId: string,
  query: OffersQuery,
  now = new Date(),
): Promise<OfferedVouchers> {
  const db = await getDb();
  const cart = await cartOf(customerId, now);
  const couple = { customerId, email: cart.codes.email };
  const inCart = (vendorId: string | null) =>
    !query.forCart || vendorId === null || cart.vendorIds.includes(vendorId);
  const held = (await walletOf(db, customerId, now)).filter(({ vendorId }) => inCart(vendorId));
  const docs: OfferedVoucher[] = [];
  for (const { promotionId, expiresAt, ...voucher } of held) {
    const campaign = promotionId ? await findCampaign(db, customerId, promotionId) : null;
    const expiresOn = expiresAt && lastDay(expiresAt);
    docs.push(presentVoucher({ ...voucher, campaign, expiresOn, reason: null }, cart, now, true));
  }
  const whole = { ...query, page: 1, limit: 9999 };
  const { rows } = await usableCampaigns(
    db,
    "voucher",
    couple,
    query.forCart ? cart.vendorIds : null,
    whole,
    now,
  );
  const known = new Set(held.map(({ promotionId }) => promotionId));
  for (const campaign of rows) {
    if (!known.has(campaign.id)) docs.push(presentVoucher(unclaimed(campaign), cart, now, false));
  }
  const found = docs.filter((doc) => matches(doc, query.searchBy));
  const from = (query.page - 1) * query.limit;
  return toPage(found.slice(from, from + query.limit), found.length, query);
}

async function cartOf(customerId: string, now: Date): Promise<Cart> {
  const db = await getDb();
  const { lines, shopper } = await checkedCart(db, customerId, now);
  const codes = await codesOf(db, { customerId, email: shopper.email }, now);
  return { lines, codes, vendorIds: [...new Set(lines.map(({ row }) => row.vendor.id))] };
}

function presentCoupon(campaign: CampaignRow, { lines, codes }: Cart, now: Date): OfferedCoupon {
  const { coupon, groups } = priceCart(lines, { ...codes, coupon: campaign, voucher: null }, now);
  const { id, code, name, kind, percentBps, amountCents, capCents, minSpendCents, startsAt, endsAt } =
    campaign;
  return {
    id,
    _id: id,
    code,
    name,
    kind,
    percent: percentBps === null ? null : percentBps / 100,
    amount: amountCents === null ? null : toDollars(amountCents),
    cap: capCents === null ? null : toDollars(capCents),
    minSpend: toDollars(minSpendCents),
    startDate: todayInSingapore(startsAt),
    endDate: endsAt && lastDay(endsAt),
    vendor: vendorOf(campaign),
    saves: toDollars(groups.reduce((sum, { offCents }) => sum + offCents, 0)),
    reason: coupon?.reason ?? null,
  };
}

function unclaimed(campaign: CampaignRow): CartVoucher {
  const { id, vendorId, endsAt, kind, amountCents, capCents } = campaign;
  return {
    id,
    kind: "vendor",
    vendorId,
    campaign,
    reason: null,
    balanceCents: (kind === "fixed" ? amountCents : capCents) ?? 0,
    expiresOn: endsAt && lastDay(endsAt),
  };
}

function presentVoucher(
  voucher: Omit<CartVoucher, "id"> & { id: string },
  { lines, codes }: Cart,
  now: Date,
  claimed: boolean,
): OfferedVoucher {
  const priced = priceCart(lines, { ...codes, voucher }, now).voucher;
  const { id, kind, campaign, balanceCents, expiresOn } = voucher;
  return {
    id,
    _id: id,
    kind,
    claimed,
    expiresOn,
    name: voucherName(kind, campaign),
    code: campaign?.code ?? null,
    balance: toDollars(balanceCents),
    vendor: campaign && vendorOf(campaign),
    pays: toDollars(priced?.paysCents ?? 0),
    reason: priced?.reason ?? null,
  };
}

function matches({ name, code, vendor }: OfferedVoucher, searchBy: string): boolean {
  const wanted = searchBy.toLowerCase();
  return [name, code, vendor?.vendorName].some((text) => text?.toLowerCase().includes(wanted));
}
