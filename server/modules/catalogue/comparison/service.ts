import type { ComparedDay, ComparedVendor, Comparison } from "@/contracts/catalogue/comparison/comparison";
import type { ComparisonQuery } from "@/contracts/catalogue/comparison/comparison.schema";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { flagsOf } from "@/contracts/catalogue/vendor/vendor-flag";
import { todayInSingapore } from "@/lib/dates";
import { getDb } from "@/server/db/client";
import { vendorProducts } from "@/server/modules/catalogue/product/public";
import { vendorDetail } from "@/server/modules/catalogue/vendor/public";
import { priceWedding } from "./pricing";
import * as repo from "./repo";

/** Compares up to four approved vendors for one wedding. A repeated vendor counts once. */
export async function compareVendors(query: ComparisonQuery): Promise<Comparison> {
  const asked = await Promise.all(
    query.vendors.map(async (key) => ({ key, vendor: await vendorDetail(key) })),
  );
  const found = new Map(asked.flatMap(({ vendor }) => (vendor ? [[vendor.id, vendor] as const] : [])));
  const days = await daysOf([...found.keys()], query.date);
  return {
    docs: await Promise.all([...found.values()].map((vendor) => present(vendor, query, days))),
    missing: asked.filter(({ vendor }) => !vendor).map(({ key }) => key),
  };
}

/** Returns whether each vendor is free on that day; an empty map without a day. */
export async function daysOf(vendorIds: string[], date: string): Promise<Map<string, ComparedDay>> {
  if (date === "" || vendorIds.length === 0) return new Map();
  if (date <= todayInSingapore()) return new Map(vendorIds.map((id) => [id, "past"]));
  const rows = await repo.dayOf(await getDb(), vendorIds, date);
  return new Map(rows.map(({ vendorId, off, full }) => [vendorId, off ? "off" : full ? "full" : "free"]));
}

async function present(
  vendor: VendorDetail,
  wedding: ComparisonQuery,
  days: ReadonlyMap<string, ComparedDay>,
): Promise<ComparedVendor> {
  const { id, _id, slug, vendorName, masterCategory, categories, profileImage, bannerImage } = vendor;
  const { area, rating, reviewCount, capacityTables, gstRegistered, styleTags } = vendor;
  const products = (await vendorProducts(id)).flatMap((family) => family.docs);
  return {
    id,
    _id,
    slug,
    vendorName,
    masterCategory,
    categories,
    profileImage,
    bannerImage,
    area,
    rating,
    reviewCount,
    ...flagsOf(vendor),
    capacityTables,
    gstRegistered,
    styleTags,
    ...priceWedding(products, capacityTables, {
      tables: wedding.tables,
      date: wedding.date,
      meal: wedding.meal,
    }),
    day: days.get(id) ?? null,
    firstPaymentPercent: vendor.paymentPolicy.milestones[0]?.percent ?? 0,
    refundTiers: vendor.paymentPolicy.refundTiers,
    answersWithinMinutes: vendor.trackRecord.answersWithinMinutes,
    ordersDone: vendor.ordersCompleted,
  };
}
