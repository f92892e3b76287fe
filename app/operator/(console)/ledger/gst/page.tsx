import type { Metadata } from "next";
import { CommissionGstView } from "@/components/operator/ledger/commission-gst-view";

export const metadata: Metadata = { title: "GST in commission" };

export default function OperatorCommissionGstPage() {
  return <CommissionGstView />;
}
