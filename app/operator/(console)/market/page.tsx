import type { Metadata } from "next";
import { OperatorMarketView } from "@/components/operator/market/operator-market-view";

export const metadata: Metadata = { title: "Market" };

export default function OperatorMarketPage() {
  return <OperatorMarketView />;
}
