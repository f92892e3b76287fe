import type { Metadata } from "next";
import { VENDOR_TERMS } from "@/components/site/policy/vendor-terms";
import { PolicyPage } from "@/components/site/policy/policy-page";
import { pageMetadata } from "@/lib/page/page-metadata";
import { upcomingPolicy } from "@/server/modules/operator/policy/public";

// The header depends on settings of the running server.
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return pageMetadata(
    "/vendor-terms",
    VENDOR_TERMS.title,
    "The agreement between Sayang and its vendors: 72 hours to answer, commission, payouts, cancellations and conduct.",
  );
}

export default async function Page() {
  return <PolicyPage {...VENDOR_TERMS} upcoming={await upcomingPolicy("vendor-terms")} />;
}
