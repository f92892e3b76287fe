import type { Metadata } from "next";
import { GuestListView } from "@/components/guest-list/guest-list-view";
import { pageMetadata } from "@/lib/page-metadata";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const description =
    "Guest list, e-invites, RSVP, seating and check-in for weddings in Singapore, tied to your banquet, budget and catering.";
  return pageMetadata("/guest-list", "Guest list, RSVP and seating", description, {
    picture: "page/guest-list",
  });
}

export default function GuestListPage() {
  return <GuestListView />;
}
