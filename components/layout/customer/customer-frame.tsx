import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/footer/site-footer";
import { SiteHeader } from "@/components/layout/header/site-header";
import { LateActions } from "@/components/layout/late/late-actions";
import { StoreProvider } from "@/components/layout/session/store-provider";
import { AccountNav } from "./account-nav";
import styles from "./customer-frame.module.css";

/** The customer area: the public header and footer, its tabs, and the store. MUI comes with the dialogs that use it. */
export function CustomerFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <AccountNav />
      <StoreProvider>
        <main id="main" className={styles.main}>
          {children}
        </main>
      </StoreProvider>
      <SiteFooter />
      <LateActions />
    </>
  );
}
