import type { Metadata } from "next";
import { OperatorCategoriesView } from "@/components/operator/category/operator-categories-view";

export const metadata: Metadata = { title: "Categories" };

export default function OperatorCategoriesPage() {
  return <OperatorCategoriesView />;
}
