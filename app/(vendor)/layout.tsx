import type { ReactNode } from "react";
import { RequireSession } from "@/components/layout/session/require-session";
import { RoleGate } from "@/components/layout/vendor/role/role-gate";
import { VendorFrame } from "@/components/layout/vendor/vendor-frame";
import { IncompletePage } from "@/components/ui/page/incomplete-page";
import { requirePageRole } from "@/lib/session/require-page-role";
import { PageLazyActions } from "../lazy-actions";

export default async function VendorLayout({ children }: { children: ReactNode }) {
  await requirePageRole("vendor");
  return (
    <VendorFrame>
      <RequireSession role="vendor">
        <RoleGate>{children}</RoleGate>
      </RequireSession>
      <PageLazyActions />
      <IncompletePage />
    </VendorFrame>
  );
}
