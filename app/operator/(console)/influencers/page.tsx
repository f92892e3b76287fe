import type { Metadata } from "next";
import { OperatorInfluencersView } from "@/components/operator/influencer/operator-influencers-view";

export const metadata: Metadata = { title: "Influencers" };

export default function OperatorInfluencersPage() {
  return <OperatorInfluencersView />;
}
