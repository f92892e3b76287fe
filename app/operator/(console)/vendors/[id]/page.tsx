import type { Metadata } from "next";
import { OperatorVendorView } from "@/components/operator/vendor/operator-vendor-view";

export const metadata: Metadata = { title: "Vendor" };

export default async function OperatorVendorPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <OperatorVendorView id={id} />;
}
