import type { Metadata } from "next";
import { TeamView } from "@/components/planning/team/team-view";

export const metadata: Metadata = { title: "Your team", robots: { index: false } };

export default function TeamPage() {
  return <TeamView />;
}
