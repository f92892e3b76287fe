import type { ReactNode } from "react";
import { VerifyBanner } from "@/components/identity/registration/verify-banner";
import { CustomerFrame } from "@/components/layout/customer/customer-frame";
import { PrefetchOnIntent } from "@/components/layout/prefetch-on-intent";
import { RequireSession } from "@/components/layout/session/require-session";
import { IncompletePage } from "@/components/ui/page/incomplete-page";
import { requirePageRole } from "@/lib/session/require-page-role";
import { PageLazyActions } from "../lazy-actions";
import { SiteNotices } from "../site-notices";

export default async function CustomerLayout({ children }: { children: ReactNode }) {
  await requirePageRole("customer");
  return (
    <>
      <SiteNotices audience="couples" />
      <CustomerFrame>
        <RequireSession role="customer">
          <VerifyBanner />
          {children}
        </RequireSession>
      </CustomerFrame>
      <PageLazyActions />
      <PrefetchOnIntent under="/user/" />
      <IncompletePage />
    </>
  );
}
