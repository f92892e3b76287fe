import type { Metadata } from "next";
import { OperatorVendorsView } from "@/components/operator/vendor/operator-vendors-view";

export const metadata: Metadata = { title: "Vendors" };

export default function OperatorVendorsPage() {
  return <OperatorVendorsView />;
}
