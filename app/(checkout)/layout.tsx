import type { ReactNode } from "react";
import { SiteNotices } from "@/app/site-notices";
import { VisitorLanguage } from "@/app/visitor-language";
import { CheckoutFrame } from "@/components/layout/customer/checkout-frame";
import { RequireSession } from "@/components/layout/session/require-session";
import { IncompletePage } from "@/components/ui/page/incomplete-page";
import { requirePageRole } from "@/lib/session/require-page-role";

/** Payment, with nothing around it that leads away. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  await requirePageRole("customer");
  return (
    <VisitorLanguage>
      <SiteNotices audience="couples" />
      <CheckoutFrame>
        <RequireSession role="customer">{children}</RequireSession>
        <IncompletePage />
      </CheckoutFrame>
    </VisitorLanguage>
  );
}
