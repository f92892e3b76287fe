import type { Metadata } from "next";
import { LazyProductEditor } from "@/components/catalogue/product/own/form/lazy-editor";

export const metadata: Metadata = { title: "Add product", robots: { index: false } };

export default function AddProductPage() {
  return <LazyProductEditor id={null} />;
}
