"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { GUEST_LINKS } from "@/components/layout/account-menu/account-links";
import { useLazyComponent } from "@/components/ui/lazy/use-lazy-component";
import { Icon } from "@/components/ui/media/icon";
import type { NavEntry } from "./main-nav";
import { t } from "@/lib/words/t";
import styles from "./mobile-menu.module.css";

const loadPanel = () => import("./mobile-menu-panel");

/**
 * The slide-in menu of small screens. Without script it is a plain disclosure with links. With script it is a modal
 * dialog, so that the browser traps the focus, makes the page behind inert and handles Escape.
 */
export function MobileMenu({ nav }: { nav: readonly NavEntry[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { Component: Panel, failed } = useLazyComponent(loadPanel, open);

  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);

  const close = useCallback(() => dialog.current?.close(), []);

  const plain = (
    <ul className={styles.plain}>
      {[...nav, ...GUEST_LINKS].map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );

  return (
    <>
      <details className={styles.menu}>
        <summary
          className={styles.toggle}
          aria-label={t("Menu")}
          data-needs-script
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Icon name="menu" size={24} />
        </summary>
        {plain}
      </details>
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={t("Menu")}
        onClose={() => setOpen(false)}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) currentTarget.close();
        }}
      >
        {open ? (
          Panel ? (
            <Panel nav={nav} close={close} />
          ) : failed ? (
            plain
          ) : (
            <p className={styles.loading}>{t("Loading the menu")}</p>
          )
        ) : null}
      </dialog>
    </>
  );
}
