import type { Metadata } from "next";
import { VENDOR_TERMS } from "@/components/policy/vendor-terms";
import { PolicyPage } from "@/components/policy/policy-page";
import { pageMetadata } from "@/lib/page-metadata";

// The header shows what the server is set to.
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return pageMetadata(
    "/vendor-terms",
    VENDOR_TERMS.title,
    "The agreement between Sayang and its vendors: 72 hours to answer, commission, payouts, cancellations and conduct.",
  );
}

export default function Page() {
  return <PolicyPage {...VENDOR_TERMS} />;
}
