import type { Metadata } from "next";
import { ProductPreview } from "@/components/catalogue/product/page/product-preview";
import type { AddressQuery } from "@/contracts/catalogue/search/search";
import { uuid } from "@/contracts/fields.schema";
import { todayInSingapore } from "@/lib/dates";
import { productDetail } from "@/server/modules/catalogue/product/public";

export const metadata: Metadata = { title: "Product preview", robots: { index: false, follow: false } };

const isId = uuid().required();

/** Returns null for a product that does not exist or has been removed. */
async function find(id: string) {
  try {
    return await productDetail(id);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "not_found") return null;
    throw error;
  }
}

/** Open to guests, hence outside the layout that requires a session. */
export default async function ProductPreviewPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { id } = await searchParams;
  const product = isId.isValidSync(id) ? await find(id) : null;
  return <ProductPreview product={product} today={todayInSingapore()} />;
}
