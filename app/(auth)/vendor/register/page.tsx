import type { Metadata } from "next";
import { VendorRegisterView } from "@/components/identity/registration/vendor-register-view";

export const metadata: Metadata = { title: "Register your business", robots: { index: false } };

export default function VendorRegisterPage() {
  return <VendorRegisterView />;
}
