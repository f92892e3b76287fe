import type { ReactNode } from "react";
import { SiteNotices } from "@/app/site-notices";
import { VisitorLanguage } from "@/app/visitor-language";
import { CheckoutFrame } from "@/components/layout/customer/checkout-frame";
import { pathHere } from "@/lib/language/spoken";
import { t } from "@/lib/words/t";
import { IncompletePage } from "@/components/ui/page/incomplete-page";

/** Rendered per request, in the visitor's language. */
export const dynamic = "force-dynamic";

/** The carts of guests and couples, with nothing around them but a link back to the vendors. */
export default function CartLayout({ children }: { children: ReactNode }) {
  return (
    <VisitorLanguage>
      <SiteNotices audience="couples" />
      <CheckoutFrame back={{ href: pathHere("/vendor"), label: t("Continue browsing") }}>
        {children}
        <IncompletePage />
      </CheckoutFrame>
    </VisitorLanguage>
  );
}
