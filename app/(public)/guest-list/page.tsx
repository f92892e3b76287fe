import type { Metadata } from "next";
import { GuestListView } from "@/components/planning/guest-list/guest-list-view";
import { pageMetadata } from "@/lib/page/page-metadata";

export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  const description =
    "Keep both families’ guests in one list, by household and event, seat them at tables, and check them in at the door.";
  return pageMetadata("/guest-list", "Guest list, RSVP and seating", description, {
    picture: "page/guest-list",
  });
}

export default function GuestListPage() {
  return <GuestListView />;
}
