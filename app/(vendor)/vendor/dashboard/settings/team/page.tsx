import type { Metadata } from "next";
import { TeamView } from "@/components/catalogue/vendor/profile/lazy-views";

export const metadata: Metadata = { title: "Team", robots: { index: false } };

export default function VendorTeamPage() {
  return <TeamView />;
}
