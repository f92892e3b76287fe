import type { Metadata } from "next";
import { HowSearchWorksView } from "@/components/search/how-search-works-view";
import { readEnv } from "@/lib/env";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(readEnv().appOrigin),
    title: "How search results are ordered",
    description:
      "What decides which wedding vendor stands first on Sayang: words, reviews of couples who booked, completed orders, and what “Featured” adds.",
    alternates: { canonical: "/how-search-works" },
  };
}

export default function HowSearchWorksPage() {
  return <HowSearchWorksView />;
}
