import type { ReactNode } from "react";
import { BackToTop } from "@/components/layout/back-to-top/back-to-top";
import { PrefetchRules } from "@/components/layout/prefetch-rules";
import { SiteFooter } from "@/components/layout/footer/site-footer";
import { SiteHeader } from "@/components/layout/header/site-header";
import { PromoHost } from "@/components/identity/promo/promo-host";
import type { Language } from "@/lib/page/languages";
import { PageLazyActions } from "./lazy-actions";

/** Header, footer and everything else around every public page. */
export function PublicFrame({ language = "en", children }: { language?: Language; children: ReactNode }) {
  return (
    <>
      <SiteHeader language={language} toTop={<BackToTop />} />
      {children}
      <SiteFooter language={language} />
      <PrefetchRules />
      <PageLazyActions />
      <PromoHost />
    </>
  );
}
