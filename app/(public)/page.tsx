import type { Metadata } from "next";
import { HomeView } from "@/components/home/home-view";
import { SiteJsonLd } from "@/components/home/site-json-ld";
import { readVendorSearch } from "@/contracts/search";
import { readEnv } from "@/lib/env";
import { pageMetadata } from "@/lib/page-metadata";
import { categoryTree } from "@/server/modules/category/service";
import { searchVendors } from "@/server/modules/search/service";

// The database stays shut while the project is built; services and the server keep what is asked often.
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
      <HomeView tree={tree} featured={vendors.docs.slice(0, FEATURED)} vendorCount={vendors.totalDocs} />
      <SiteJsonLd origin={readEnv().appOrigin} />
    </>
  );
}
