import type { Metadata } from "next";
import { OperatorHomeView } from "@/components/operator/home/operator-home-view";

export const metadata: Metadata = { title: "Home" };

export default function OperatorHomePage() {
  return <OperatorHomeView />;
}
