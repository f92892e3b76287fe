import type { Metadata } from "next";
import { Suspense } from "react";
import { SeatingView } from "@/components/planning/seating/seating-view";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";

export const metadata: Metadata = { title: "Seating", robots: { index: false } };

export default function SeatingPage() {
  return (
    <Suspense fallback={<CardRowsSkeleton label="Loading your seating" />}>
      <SeatingView />
    </Suspense>
  );
}
