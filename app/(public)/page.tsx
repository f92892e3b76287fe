import type { Metadata } from "next";
import { ReferralGreeting } from "@/components/identity/promo/referral-greeting";
import { HomeView } from "@/components/site/home/home-view";
import { SiteJsonLd } from "@/components/site/home/site-json-ld";
import type { AddressQuery } from "@/contracts/catalogue/search";
import { readVendorSearch } from "@/contracts/catalogue/search.schema";
import { readEnv } from "@/lib/env";
import { pageMetadata } from "@/lib/page-metadata";
import { categoryTree } from "@/server/modules/catalogue/category/public";
import { influencerOf } from "@/server/modules/identity/promo/public";
import { searchVendors } from "@/server/modules/catalogue/search/public";

// The database stays closed during the build. Caching is done by the services and the server.
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const description =
    "Plan your wedding in Singapore and book venues, gowns, photographers and makeup artists at all-in prices.";
  return pageMetadata("/", "Weddings in Singapore", description);
}

const FEATURED = 8;

type Props = { searchParams: Promise<AddressQuery> };

export default async function HomePage({ searchParams }: Props) {
  const { ref } = await searchParams;
  const [tree, vendors, influencer] = await Promise.all([
    categoryTree(),
    searchVendors(readVendorSearch({})),
    influencerOf([ref].flat()[0]),
  ]);
  return (
    <>
      {influencer ? <ReferralGreeting {...influencer} /> : null}
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
