import type { Metadata } from "next";
import { HomeView } from "@/components/site/home/home-view";
import { SiteJsonLd } from "@/components/site/home/site-json-ld";
import { readVendorSearch } from "@/contracts/catalogue/search.schema";
import { readEnv } from "@/lib/env";
import { pageMetadata } from "@/lib/page-metadata";
import { categoryTree } from "@/server/modules/catalogue/category/public";
import { searchVendors } from "@/server/modules/catalogue/search/public";

// The database stays closed during the build. Caching is done by the services and the server.
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const description =
    "Plan your wedding in Singapore and book venues, gowns, photographers and makeup artists at all-in prices.";
  return pageMetadata("/", "Weddings in Singapore", description);
}

const FEATURED = 8;

export default async function HomePage() {
  const [tree, vendors] = await Promise.all([categoryTree(), searchVendors(readVendorSearch({}))]);
  return (
    <>
      <HomeView
        tree={tree}
        featured={vendors.docs.slice(0, FEATURED)}
        vendorCount={vendors.totalDocs}
        areas={vendors.facets.districts.toSorted((a, b) => a.label.localeCompare(b.label))}
      />
      <SiteJsonLd origin={readEnv().appOrigin} />
    </>
  );
}
