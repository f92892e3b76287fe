import type { ComparedDay } from "@/contracts/catalogue/comparison/comparison";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import type { WeddingPrice, WeddingPrices } from "@/contracts/catalogue/comparison/wedding-price";
import type { WeddingPricesQuery } from "@/contracts/catalogue/comparison/wedding-price.schema";
import { groupBy } from "@/lib/group-by";
import { productsOf, productsOfVendors } from "@/server/modules/catalogue/product/public";
import { vendorCards } from "@/server/modules/catalogue/vendor/public";
import { type Priced, priceProduct, priceWedding } from "./pricing";
import { daysOf } from "./service";

/** Prices vendors and products for one wedding, in the same way as the vendor comparison. */
export async function weddingPrices({
  vendors: vendorIds,
  products: productIds,
  tables,
  date,
  meal,
}: WeddingPricesQuery): Promise<WeddingPrices> {
  const wedding = { tables, date, meal };
  const [cards, offers, products] = await Promise.all([
    vendorCards(vendorIds),
    productsOfVendors(vendorIds),
    productsOf(productIds),
  ]);
  const days = await daysOf(
    cards.map(({ id }) => id),
    date,
  );
  const byVendor = groupBy(offers, ({ vendor }) => vendor.id);
  return {
    vendors: cards.map(({ id, capacityTables }) =>
      present(id, priceWedding(byVendor.get(id) ?? [], capacityTables, wedding), days.get(id)),
    ),
    products: products.map((product: ProductDetail) => present(product.id, priceProduct(product, wedding))),
  };
}

function present(id: string, { price, noPrice }: Priced, day: ComparedDay | null = null): WeddingPrice {
  return {
    id,
    basis: price?.basis ?? null,
    quantity: price?.quantity ?? 0,
    raised: price?.raised ?? false,
    unit: price?.unit.priceWithGST ?? null,
    total: price?.total ?? null,
    note: price?.note ?? null,
    noPrice,
    day,
  };
}
