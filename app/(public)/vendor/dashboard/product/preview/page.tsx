import type { Metadata } from "next";
import { ProductPreview } from "@/components/product/product-preview";
import type { AddressQuery } from "@/contracts/search";
import { uuid } from "@/contracts/uuid";
import { todayInSingapore } from "@/lib/dates";
import { productDetail } from "@/server/modules/product/service";

export const metadata: Metadata = { title: "Product preview", robots: { index: false, follow: false } };

const isId = uuid().required();

/** An address may name what is not there, or not there any more. */
async function find(id: string) {
  try {
    return await productDetail(id);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "not_found") return null;
    throw error;
  }
}

/** Open to guests (spec customer §4, route guards), hence outside the layout that asks who is there. */
export default async function ProductPreviewPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { id } = await searchParams;
  const product = isId.isValidSync(id) ? await find(id) : null;
  return <ProductPreview product={product} today={todayInSingapore()} />;
}
