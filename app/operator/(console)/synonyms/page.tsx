import type { Metadata } from "next";
import { OperatorSynonymsView } from "@/components/operator/synonym/operator-synonyms-view";

export const metadata: Metadata = { title: "Search words" };

export default function OperatorSynonymsPage() {
  return <OperatorSynonymsView />;
}
