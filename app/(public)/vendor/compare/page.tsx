import type { Metadata } from "next";
import { CompareView } from "@/components/catalogue/comparison/compare-view";
import { readComparison, typedComparison } from "@/contracts/catalogue/comparison/comparison.schema";
import type { AddressQuery } from "@/contracts/catalogue/search/search";
import { vendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { addDays, todayInSingapore } from "@/lib/dates";
import { compareVendors } from "@/server/modules/catalogue/comparison/public";
import { listVendors } from "@/server/modules/catalogue/search/public";

type Props = { searchParams: Promise<AddressQuery> };

const OTHERS = 4;

export const metadata: Metadata = {
  title: "Compare vendors",
  description: "Wedding vendors in Singapore side by side: all-in for your tables and your date.",
  alternates: { canonical: "/vendor/compare" },
  robots: { index: false },
};

export default async function ComparePage({ searchParams }: Props) {
  const address = await searchParams;
  const query = readComparison(address);
  const comparison = await compareVendors(query);
  return (
    <CompareView
      query={query}
      typed={typedComparison(address)}
      comparison={comparison}
      others={await othersLike(comparison)}
      earliest={addDays(todayInSingapore(), 1)}
    />
  );
}

/** Suggests vendors of the same category that are not being compared yet. */
async function othersLike({ docs: [first, ...more] }: Awaited<ReturnType<typeof compareVendors>>) {
  if (!first) return [];
  const shown = new Set([first, ...more].map(({ slug }) => slug));
  const { docs } = await listVendors({
    ...vendorSearchQuery.getDefault(),
    category: first.masterCategory.slug,
  });
  return docs.filter(({ slug }) => !shown.has(slug)).slice(0, OTHERS);
}
