import type { Metadata } from "next";
import type { AddressQuery } from "@/contracts/catalogue/search/search";
import { HomePageIn, homeMetadata } from "../home-page";
import { spoken } from "@/lib/language/spoken";

// The database stays closed during the build. Caching is done by the services and the server.
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return homeMetadata(spoken().language);
}

export default async function HomePage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ref } = await searchParams;
  return <HomePageIn language={spoken().language} referral={[ref].flat()[0]} />;
}
