import type { Metadata } from "next";
import { OperatorSearchView } from "@/components/operator/search/operator-search-view";

export const metadata: Metadata = { title: "Search" };

export default function OperatorSearchPage() {
  return <OperatorSearchView />;
}
