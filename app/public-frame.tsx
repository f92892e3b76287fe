import type { ReactNode } from "react";
import { BackToTop } from "@/components/layout/back-to-top/back-to-top";
import { PrefetchRules } from "@/components/layout/prefetch-rules";
import { SiteFooter } from "@/components/layout/footer/site-footer";
import { SiteHeader } from "@/components/layout/header/site-header";
import { PromoDialog } from "@/components/identity/promo/promo-dialog";
import { PromoHost } from "@/components/identity/promo/promo-host";
import { PageLazyActions } from "./lazy-actions";
import { SiteNotices } from "./site-notices";

/** Header, footer and everything else around every public page. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteNotices audience="couples" />
      <SiteHeader toTop={<BackToTop />} />
      {children}
      <SiteFooter />
      <PrefetchRules />
      <PageLazyActions />
      <PromoDialog />
      <PromoHost />
    </>
  );
}
