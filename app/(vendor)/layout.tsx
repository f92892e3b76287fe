import type { Metadata } from "next";
import type { ReactNode } from "react";
import { PrefetchOnIntent } from "@/components/layout/prefetch-on-intent";
import { RequireSession } from "@/components/layout/session/require-session";
import { RoleGate } from "@/components/layout/vendor/role/role-gate";
import { VendorFrame } from "@/components/layout/vendor/vendor-frame";
import { IncompletePage } from "@/components/ui/page/incomplete-page";
import { requirePageRole } from "@/lib/session/require-page-role";
import { PageLazyActions } from "../lazy-actions";
import { SiteNotices } from "../site-notices";

/** Installed from here, the app opens at the dashboard. */
export const metadata: Metadata = { manifest: "/vendor.webmanifest" };

export default async function VendorLayout({ children }: { children: ReactNode }) {
  await requirePageRole("vendor");
  return (
    <>
      <SiteNotices audience="vendors" />
      <VendorFrame>
        <RequireSession role="vendor">
          <RoleGate>{children}</RoleGate>
        </RequireSession>
        <PageLazyActions />
        <PrefetchOnIntent under="/vendor/dashboard" />
        <IncompletePage />
      </VendorFrame>
    </>
  );
}
