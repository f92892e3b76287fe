import type { Metadata } from "next";
import { ClosingView } from "@/components/operator/closing/closing-view";

export const metadata: Metadata = { title: "Close a vendor" };

export default async function CloseVendorPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ClosingView id={id} />;
}
