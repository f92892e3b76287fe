import type { Metadata } from "next";
import { PlannerView } from "@/components/planning/planner/planner-view";
import { pageMetadata } from "@/lib/page/page-metadata";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const description =
    "A checklist for your ceremonies, a budget that knows your bookings, and the day by the minute. Free for couples in Singapore.";
  return pageMetadata("/wedding-planner", "My Wedding, your planner", description, {
    picture: "page/guest-list",
  });
}

export default function PlannerPage() {
  return <PlannerView />;
}
