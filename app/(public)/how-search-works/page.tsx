import type { Metadata } from "next";
import { HowSearchWorksView } from "@/components/catalogue/search/how-search-works-view";
import { pageMetadata } from "@/lib/page/page-metadata";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const description =
    "What decides which wedding vendor stands first on Sayang: words, reviews of couples who booked, completed orders, and what “Featured” adds.";
  return pageMetadata("/how-search-works", "How search results are ordered", description, {
    picture: "page/vendor",
  });
}

export default function HowSearchWorksPage() {
  return <HowSearchWorksView />;
}
