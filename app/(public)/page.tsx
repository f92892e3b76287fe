import type { Metadata } from "next";
import { HomeView } from "@/components/home/home-view";
import { readVendorSearch } from "@/contracts/search";
import { readEnv } from "@/lib/env";
import { categoryTree } from "@/server/modules/category/service";
import { searchVendors } from "@/server/modules/search/service";

// The database stays shut while the project is built; services and the server keep what is asked often.
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(readEnv().appOrigin), alternates: { canonical: "/" } };
}

const FEATURED = 8;

export default async function HomePage() {
  const [tree, vendors] = await Promise.all([categoryTree(), searchVendors(readVendorSearch({}))]);
  return <HomeView tree={tree} featured={vendors.docs.slice(0, FEATURED)} vendorCount={vendors.totalDocs} />;
}
