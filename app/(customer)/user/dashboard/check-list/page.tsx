import type { Metadata } from "next";
import { PLANNED } from "@/components/planning/planned/planned-pages";
import { PlannedView } from "@/components/planning/planned/planned-view";

export const metadata: Metadata = { title: "Checklist", robots: { index: false } };

export default function CheckListPage() {
  return <PlannedView {...PLANNED.checklist} />;
}
