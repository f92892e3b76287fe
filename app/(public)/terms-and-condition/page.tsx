import type { Metadata } from "next";
import { TERMS } from "@/components/policy/terms";
import { PolicyPage } from "@/components/policy/policy-page";
import { pageMetadata } from "@/lib/page-metadata";

// The header shows what the server is set to.
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return pageMetadata(
    "/terms-and-condition",
    TERMS.title,
    "What couples can count on when they book on Sayang: all-in prices, 72 hours for an answer, payment in steps, refunds.",
  );
}

export default function Page() {
  return <PolicyPage {...TERMS} />;
}
