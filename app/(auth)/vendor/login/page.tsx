import type { Metadata } from "next";
import { VendorLoginView } from "@/components/identity/auth/vendor-login-view";

export const metadata: Metadata = { title: "Vendor Login", robots: { index: false } };

export default function VendorLoginPage() {
  return <VendorLoginView />;
}
