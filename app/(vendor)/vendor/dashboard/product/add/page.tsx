import type { Metadata } from "next";
import { ProductEditor } from "@/components/catalogue/own-product/form/product-editor";

export const metadata: Metadata = { title: "Add product", robots: { index: false } };

export default function AddProductPage() {
  return <ProductEditor id={null} />;
}
