import type { Metadata } from "next";
import { TeamView } from "@/components/catalogue/vendor-settings/lazy-views";

export const metadata: Metadata = { title: "Team", robots: { index: false } };

export default function VendorTeamPage() {
  return <TeamView />;
}
