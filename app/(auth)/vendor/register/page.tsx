import type { Metadata } from "next";
import { VendorRegisterView } from "@/components/catalogue/vendor/registration/vendor-register-view";

export const metadata: Metadata = { title: "Register your business", robots: { index: false } };

export default function VendorRegisterPage() {
  return <VendorRegisterView />;
}
