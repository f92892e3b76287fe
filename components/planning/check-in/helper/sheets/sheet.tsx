"use client";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "@/components/ui/media/icon";
import styles from "./sheet.module.css";

/** A dialog of the door's page: the whole screen on a phone. The browser's own, because the page must stay light. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Otherwise the browser chooses the button that closes it.
    shown?.querySelector<HTMLElement>("[data-first], input")?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
