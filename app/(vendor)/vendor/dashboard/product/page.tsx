import type { Metadata } from "next";
import { ProductsView } from "@/components/catalogue/product/own/list/products-view";

export const metadata: Metadata = { title: "Products", robots: { index: false } };

export default function ProductsPage() {
  return <ProductsView />;
}
