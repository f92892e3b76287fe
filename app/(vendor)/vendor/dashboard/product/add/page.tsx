import type { Metadata } from "next";
import { LateProductEditor } from "@/components/catalogue/own-product/form/late-editor";

export const metadata: Metadata = { title: "Add product", robots: { index: false } };

export default function AddProductPage() {
  return <LateProductEditor id={null} />;
}
