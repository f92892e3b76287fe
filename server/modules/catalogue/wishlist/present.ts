import { priceListOf, priceOn } from "@/contracts/catalogue/price/day-price";
import type { VendorCard } from "@/contracts/catalogue/vendor/vendor";
import type { SavedEntry, ShortlistEntry, WishlistEntry } from "@/contracts/catalogue/wishlist";
import { priceParts, toDollars } from "@/lib/money";
import type { EntryRow, ShortlistRow, WishRow } from "./repo";

/** A vendor without a public card is shown as unavailable. */
export function presentShortlisted(row: ShortlistRow, card: VendorCard | undefined): ShortlistEntry {
  const entry = { id: row.id, _id: row.id, createdAt: row.createdAt.toISOString() };
  if (row.available && card) return { ...entry, available: true, vendorId: card };
  const { id, vendorName } = row.vendor;
  const categories = [{ _id: row.typeId, name: row.type }];
  return { ...entry, available: false, vendorId: { id, _id: id, vendorName, categories } };
}

export function presentWish(row: WishRow): WishlistEntry {
  const { vendor } = row;
  const product = row.available ? atUsualPrice(row.product) : asKept(row);
  const parts = priceParts(product.priceCents, product.gstType, product.plusPlus);
  return {
    id: row.id,
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    available: row.available,
    savedPrice: row.savedPriceCents === null ? null : toDollars(row.savedPriceCents),
    productId: {
      id: product.id,
      _id: product.id,
      slug: product.slug,
      productTitle: product.title,
      productPrice: {
        price: toDollars(product.priceCents),
        priceCurrency: "SGD",
        priceMetric: product.priceMetric,
        priceWithGST: toDollars(parts.total),
        gstType: product.gstType,
        gst: toDollars(parts.gst),
        serviceCharge: toDollars(parts.serviceCharge),
        plusPlus: product.plusPlus,
      },
      productType: row.productType,
      image: product.images[0] ?? null,
      forSale: row.forSale,
      vendor: { ...vendor, _id: vendor.id },
    },
  };
}

const atUsualPrice = (product: WishRow["product"]) => ({
  ...product,
  priceCents: priceOn(priceListOf(product), null).priceCents,
});

/** Shows the price at which an unavailable product was saved, because the vendor's later changes are not public. */
function asKept({ product, savedPriceCents }: WishRow): WishRow["product"] {
  return savedPriceCents === null
    ? product
    : { ...product, priceCents: savedPriceCents, gstType: 0, plusPlus: false };
}

export function presentSaved({ id, createdAt, productId, vendorId }: EntryRow): SavedEntry {
  return { id, _id: id, createdAt: createdAt.toISOString(), productId, vendorId };
}
