import type { Metadata } from "next";
import { LateProductEditor } from "@/components/catalogue/product/own/form/late-editor";

export const metadata: Metadata = { title: "Edit product", robots: { index: false } };

export default async function EditProductPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <LateProductEditor id={id} />;
}
