import type { ReactNode } from "react";
import { SiteFooter } from "@/components/layout/footer/site-footer";
import { SiteHeader } from "@/components/layout/header/site-header";
import { StoreProvider } from "@/components/session/store-provider";
import { CustomerNav } from "./customer-nav";
import styles from "./customer-frame.module.css";

/** The customer area: public header and footer, tabs and the store. MUI loads with the dialogs that use it. */
export function CustomerFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <CustomerNav />
      <StoreProvider>
        <main id="main" className={styles.main}>
          {children}
        </main>
      </StoreProvider>
      <SiteFooter />
    </>
  );
}
