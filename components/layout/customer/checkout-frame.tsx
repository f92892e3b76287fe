import type { ReactNode } from "react";
import { StoreProvider } from "@/components/session/store-provider";
import { Icon } from "@/components/ui/media/icon";
import { Logo } from "@/components/ui/media/logo";
import { COMPANY } from "@/contracts/company";
import styles from "./checkout-frame.module.css";

type Props = {
  children: ReactNode;
  /** The link back, until there is something to pay. */
  back?: { href: string; label: string };
};

/** A reduced header and footer: the link home, help, and the terms. */
export function CheckoutFrame({ children, back }: Props) {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <a className={styles.home} href="/" aria-label="Sayang, home">
            <Logo />
          </a>
          {back ? (
            <a className={styles.back} href={back.href}>
              <Icon name="chevron-left" size={18} />
              {back.label}
            </a>
          ) : (
            <p className={styles.secure}>
              <Icon name="check" size={18} />
              Secure checkout
            </p>
          )}
        </div>
      </header>
      <StoreProvider>
        <main id="main" className={styles.main}>
          {children}
        </main>
      </StoreProvider>
      <footer className={styles.footer}>
        <p>
          Need help? <a href={`tel:${COMPANY.phone.replaceAll(" ", "")}`}>{COMPANY.phone}</a> or{" "}
          <a href="/contact-us">write to us</a>.
        </p>
        <p>
          <a href="/terms-and-condition">Terms</a> <a href="/privacy">Privacy</a>
        </p>
      </footer>
    </>
  );
}
