import type { Metadata } from "next";
import { ReferralGreeting } from "@/components/identity/promo/referral-greeting";
import { HomeView } from "@/components/site/home/home-view";
import { HOME_MESSAGES } from "@/components/site/home/messages/by-language";
import { SiteJsonLd } from "@/components/site/home/site-json-ld";
import { readVendorSearch } from "@/contracts/catalogue/search/search.schema";
import { readEnv } from "@/lib/env";
import { type Language, pathIn } from "@/lib/language/languages";
import { pageMetadata } from "@/lib/page/page-metadata";
import { categoryTree } from "@/server/modules/catalogue/category/public";
import { influencerOf } from "@/server/modules/identity/promo/public";
import { listStories } from "@/server/modules/catalogue/story/public";
import { searchVendors } from "@/server/modules/catalogue/search/public";

const FEATURED = 8;
const STORIES = 3;

/** Returns the metadata of `/` in a language. */
export function homeMetadata(language: Language): Metadata {
  const { title, description } = HOME_MESSAGES[language].page;
  return pageMetadata(pathIn(language, "/"), title, description);
}

/** Renders `/` in a language. `referral` is the code of the person who referred the visitor. */
export async function HomePageIn({
  language,
  referral,
}: {
  language: Language;
  referral?: string | undefined;
}) {
  const [tree, vendors, influencer, stories] = await Promise.all([
    categoryTree(),
    searchVendors(readVendorSearch({})),
    influencerOf(referral),
    listStories({ page: 1, limit: STORIES }),
  ]);
  return (
    <>
      {influencer ? <ReferralGreeting {...influencer} /> : null}
      <HomeView
        tree={tree}
        featured={vendors.docs.slice(0, FEATURED)}
        stories={stories.docs}
        vendorCount={vendors.totalDocs}
        areas={vendors.facets.districts.toSorted((a, b) => a.label.localeCompare(b.label))}
        messages={HOME_MESSAGES[language]}
      />
      <SiteJsonLd origin={readEnv().appOrigin} />
    </>
  );
}
