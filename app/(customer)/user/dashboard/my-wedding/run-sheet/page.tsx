import type { Metadata } from "next";
import { RunSheetView } from "@/components/planning/run-sheet/run-sheet-view";

export const metadata: Metadata = { title: "Run sheet", robots: { index: false } };

export default function RunSheetPage() {
  return <RunSheetView />;
}
