import type { ReactNode } from "react";
import { StoreProvider } from "@/components/session/store-provider";
import { Icon } from "@/components/ui/media/icon";
import { LanguageChoice } from "./language-choice";
import { Logo } from "@/components/ui/media/logo";
import { COMPANY } from "@/contracts/company";
import { t } from "@/lib/words/t";
import { rich } from "@/components/ui/words/rich";
import { pathHere } from "@/lib/language/spoken";
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
          <a className={styles.home} href={pathHere("/")} aria-label={t("Sayang, home")}>
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
              {t("Secure checkout")}
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
          {rich("Need help? {phone} or <a>write to us</a>.", {
            phone: <a href={`tel:${COMPANY.phone.replaceAll(" ", "")}`}>{COMPANY.phone}</a>,
            a: (text) => <a href="/contact-us">{text}</a>,
          })}
        </p>
        <p>
          <a href="/terms-and-condition">{t("Terms")}</a> <a href="/privacy">{t("Privacy")}</a>
        </p>
        <LanguageChoice />
      </footer>
    </>
  );
}
