import type { Metadata } from "next";
import { Suspense } from "react";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { InvitationsView } from "@/components/planning/invitation/invitations-view";

export const metadata: Metadata = { title: "Invitations", robots: { index: false } };

export default function InvitationsPage() {
  return (
    <Suspense fallback={<CardRowsSkeleton label="Loading invitations" />}>
      <InvitationsView />
    </Suspense>
  );
}
