import type { Metadata } from "next";
import { SiteNotices } from "@/app/site-notices";
import { VendorRegisterView } from "@/components/catalogue/vendor/registration/vendor-register-view";

export const metadata: Metadata = { title: "Register your business", robots: { index: false } };

/** Rendered per request, because operators can pause registration. */
export const dynamic = "force-dynamic";

export default function VendorRegisterPage() {
  return (
    <>
      <SiteNotices audience="vendors" />
      <VendorRegisterView />
    </>
  );
}
