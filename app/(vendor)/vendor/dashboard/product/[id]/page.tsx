import type { Metadata } from "next";
import { ProductEditor } from "@/components/catalogue/own-product/form/product-editor";

export const metadata: Metadata = { title: "Edit product", robots: { index: false } };

export default async function EditProductPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ProductEditor id={id} />;
}
