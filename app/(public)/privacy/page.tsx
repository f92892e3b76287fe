import type { Metadata } from "next";
import { PolicyPage } from "@/components/site/policy/policy-page";
import { privacyPolicy } from "@/components/site/policy/privacy";
import { readEnv } from "@/lib/env";
import { pageMetadata } from "@/lib/page/page-metadata";
import { upcomingPolicy } from "@/server/modules/operator/policy/public";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const description =
    "What Sayang knows about couples, guests and vendors, why, for how long, and your rights under the PDPA.";
  return pageMetadata("/privacy", "Privacy Policy", description);
}

export default async function PrivacyPage() {
  return <PolicyPage {...privacyPolicy(readEnv().supportEmail)} upcoming={await upcomingPolicy("privacy")} />;
}
