import type { Metadata } from "next";
import { GuestListView } from "@/components/planning/guest-list/guest-list-view";
import { pageMetadata } from "@/lib/page-metadata";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const description =
    "Coming to Sayang: guest list, e-invites, RSVP, seating and check-in, tied to your banquet, budget and catering.";
  return pageMetadata("/guest-list", "Guest list, RSVP and seating", description, {
    picture: "page/guest-list",
  });
}

export default function GuestListPage() {
  return <GuestListView />;
}
