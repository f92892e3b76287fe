import type { Metadata } from "next";
import { COMMUNITY } from "@/components/policy/community";
import { PolicyPage } from "@/components/policy/policy-page";
import { pageMetadata } from "@/lib/page-metadata";

// The header shows what the server is set to.
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return pageMetadata(
    "/community-guidelines",
    COMMUNITY.title,
    "How couples and vendors treat each other on Sayang: honest listings, fair reviews, private things kept private.",
  );
}

export default function Page() {
  return <PolicyPage {...COMMUNITY} />;
}
