import type { Metadata } from "next";
import type { AddressQuery } from "@/contracts/catalogue/search/search";
import { HomePageIn, homeMetadata } from "../home-page";

// The database stays closed during the build. Caching is done by the services and the server.
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return homeMetadata("en");
}

export default async function HomePage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ref } = await searchParams;
  return <HomePageIn language="en" referral={[ref].flat()[0]} />;
}
