import { priceListOf, priceOn } from "@/contracts/catalogue/price/day-price";
import type { ProductHit, SearchPin } from "@/contracts/catalogue/search/search";
import { type PricedWedding, sizeWords } from "@/contracts/catalogue/search/search-priced";
import { flagsOf } from "@/contracts/catalogue/vendor/vendor-flag";
import { neighbourhoodOf } from "@/lib/place/neighbourhood";
import { priceParts, toDollars } from "@/lib/money";
import type { PricedFor } from "./repo/day-price";
import type { HitRow, PinRow } from "./repo/hits";
import type { SumRow } from "./repo/priced";

/** Shows a product at the price for the day and meal, or at the usual price without them. */
export function presentHit({ vendor, productType, ...row }: HitRow, { date, meal }: PricedFor): ProductHit {
  const { priceCents } = priceOn(priceListOf(row, meal || null), date || null);
  const parts = priceParts(priceCents, row.gstType, row.plusPlus);
  return {
    id: row.id,
    _id: row.id,
    slug: row.slug,
    productTitle: row.title,
    productDescription: row.description,
    productPrice: {
      price: toDollars(priceCents),
      priceCurrency: "SGD",
      priceMetric: row.priceMetric,
      priceWithGST: toDollars(parts.total),
      gstType: row.gstType,
      gst: toDollars(parts.gst),
      serviceCharge: toDollars(parts.serviceCharge),
      plusPlus: row.plusPlus,
    },
    productType: productType && { _id: productType.id, name: productType.name },
    image: row.image,
    featuredProduct: row.featured,
    forSale: row.enableSelling,
    vendor: {
      id: vendor.id,
      _id: vendor.id,
      slug: vendor.slug,
      vendorName: vendor.vendorName,
      area: neighbourhoodOf(vendor.postCode, vendor.district),
      rating: starsOf(vendor),
      reviewCount: vendor.ratingCount,
      ...flagsOf(vendor),
    },
  };
}

export function presentPin(row: PinRow, wedding: PricedWedding | null, sum: SumRow | undefined): SearchPin {
  return {
    id: row.id,
    slug: row.slug,
    vendorName: row.vendorName,
    category: row.category,
    latitude: row.latitude,
    longitude: row.longitude,
    priceFrom: row.priceFromCents === null ? null : toDollars(row.priceFromCents),
    priceMetric: row.priceMetric,
    total: wedding && {
      price: sum?.cents ? toDollars(Number(sum.cents)) : null,
      units: sizeWords(wedding, sum?.basis ?? null),
    },
    rating: starsOf(row),
    reviewCount: row.ratingCount,
    image: row.image,
  };
}

const starsOf = ({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }) =>
  ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;
