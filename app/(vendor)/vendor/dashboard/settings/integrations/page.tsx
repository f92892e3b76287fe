import type { Metadata } from "next";
import { IntegrationsView } from "@/components/catalogue/vendor/profile/lazy-views";

export const metadata: Metadata = { title: "API and webhooks", robots: { index: false } };

export default function IntegrationsPage() {
  return <IntegrationsView />;
}
