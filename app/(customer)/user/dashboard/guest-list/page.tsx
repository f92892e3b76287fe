import type { Metadata } from "next";
import { Suspense } from "react";
import { GuestWorkspace } from "@/components/planning/guest-list/guest-workspace";

export const metadata: Metadata = { title: "Guest List", robots: { index: false } };

export default function GuestListPage() {
  return (
    <Suspense>
      <GuestWorkspace />
    </Suspense>
  );
}
