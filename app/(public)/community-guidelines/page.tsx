import type { Metadata } from "next";
import { COMMUNITY } from "@/components/site/policy/community";
import { PolicyPage } from "@/components/site/policy/policy-page";
import { pageMetadata } from "@/lib/page/page-metadata";
import { upcomingPolicy } from "@/server/modules/operator/policy/public";

// The header depends on settings of the running server.
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return pageMetadata(
    "/community-guidelines",
    COMMUNITY.title,
    "How couples and vendors treat each other on Sayang: honest listings, fair reviews, private things kept private.",
  );
}

export default async function Page() {
  return <PolicyPage {...COMMUNITY} upcoming={await upcomingPolicy("community")} />;
}
