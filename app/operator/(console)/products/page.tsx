import type { Metadata } from "next";
import { OperatorProductsView } from "@/components/operator/product/operator-products-view";

export const metadata: Metadata = { title: "Products" };

export default function OperatorProductsPage() {
  return <OperatorProductsView />;
}
