"use client";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { GUEST_LINKS } from "@/components/layout/session/session-links";
import { Icon } from "@/components/ui/icon";
import type { NavEntry } from "./main-nav";
import styles from "./mobile-menu.module.css";

const MobileMenuPanel = lazy(() => import("./mobile-menu-panel"));

/**
 * The slide-in menu of small screens. Before script it is a plain disclosure with the links; with script a modal
 * dialog, so that the browser itself keeps the focus inside, the page behind inert, and Escape at work.
 */
export function MobileMenu({ nav }: { nav: readonly NavEntry[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);

  const close = useCallback(() => dialog.current?.close(), []);

  return (
    <>
      <details className={styles.menu}>
        <summary
          className={styles.toggle}
          aria-label="Menu"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Icon name="menu" size={24} />
        </summary>
        <ul className={styles.plain}>
          {[...nav, ...GUEST_LINKS].map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </details>
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label="Menu"
        onClose={() => setOpen(false)}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) currentTarget.close();
        }}
      >
        {open ? (
          <Suspense fallback={<p className={styles.loading}>Loading the menu</p>}>
            <MobileMenuPanel nav={nav} close={close} />
          </Suspense>
        ) : null}
      </dialog>
    </>
  );
}
