import type { Metadata } from "next";
import { PLANNED } from "@/components/planning/planned/planned-pages";
import { PlannedView } from "@/components/planning/planned/planned-view";

export const metadata: Metadata = { title: "Guest List", robots: { index: false } };

export default function GuestListPage() {
  return <PlannedView {...PLANNED.guestList} />;
}
