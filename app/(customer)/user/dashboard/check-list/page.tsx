import type { Metadata } from "next";
import { ChecklistView } from "@/components/planning/checklist/checklist-view";

export const metadata: Metadata = { title: "Checklist", robots: { index: false } };

export default function CheckListPage() {
  return <ChecklistView />;
}
