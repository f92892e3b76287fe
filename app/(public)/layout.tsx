import type { ReactNode } from "react";
import { BackToTop } from "@/components/layout/back-to-top/back-to-top";
import { PrefetchRules } from "@/components/layout/prefetch-rules";
import { SiteFooter } from "@/components/layout/footer/site-footer";
import { SiteHeader } from "@/components/layout/header/site-header";
import { PromoHost } from "@/components/identity/promo/promo-host";
import { PageLateActions } from "../late-actions";

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      {children}
      <SiteFooter />
      <BackToTop />
      <PrefetchRules />
      <PageLateActions />
      <PromoHost />
    </>
  );
}
