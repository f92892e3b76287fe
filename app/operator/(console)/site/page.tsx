import type { Metadata } from "next";
import { OperatorSiteView } from "@/components/operator/site/operator-site-view";

export const metadata: Metadata = { title: "Site" };

export default function OperatorSitePage() {
  return <OperatorSiteView />;
}
