import type { Metadata } from "next";
import { TERMS } from "@/components/site/policy/terms";
import { PolicyPage } from "@/components/site/policy/policy-page";
import { pageMetadata } from "@/lib/page/page-metadata";
import { upcomingPolicy } from "@/server/modules/operator/policy/public";

// The header depends on settings of the running server.
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return pageMetadata(
    "/terms-and-condition",
    TERMS.title,
    "What couples can count on when they book on Sayang: all-in prices, 72 hours for an answer, payment in steps, refunds.",
  );
}

export default async function Page() {
  return <PolicyPage {...TERMS} upcoming={await upcomingPolicy("terms")} />;
}
