import type { Metadata } from "next";
import { LateProductEditor } from "@/components/catalogue/product/own/form/late-editor";

export const metadata: Metadata = { title: "Add product", robots: { index: false } };

export default function AddProductPage() {
  return <LateProductEditor id={null} />;
}
