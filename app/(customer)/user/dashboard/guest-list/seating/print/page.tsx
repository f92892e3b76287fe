import type { Metadata } from "next";
import { Suspense } from "react";
import { SeatingPrint } from "@/components/planning/seating/print/seating-print";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";

export const metadata: Metadata = { title: "Print your seating", robots: { index: false } };

export default function SeatingPrintPage() {
  return (
    <Suspense fallback={<CardRowsSkeleton label="Loading your seating" />}>
      <SeatingPrint />
    </Suspense>
  );
}
