import type { Metadata } from "next";
import { Suspense } from "react";
import { CheckInView } from "@/components/planning/check-in/check-in-view";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";

export const metadata: Metadata = { title: "Check-in", robots: { index: false } };

export default function CheckInPage() {
  return (
    <Suspense fallback={<CardRowsSkeleton label="Loading check-in" />}>
      <CheckInView />
    </Suspense>
  );
}
