import type { Metadata } from "next";
import { LazyProductEditor } from "@/components/catalogue/product/own/form/lazy-editor";

export const metadata: Metadata = { title: "Edit product", robots: { index: false } };

export default async function EditProductPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <LazyProductEditor id={id} />;
}
