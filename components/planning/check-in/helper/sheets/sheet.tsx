"use client";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { CloseButton } from "@/components/ui/action/close-button";
import { closeNativeDialog, NativeDialog } from "@/components/ui/feedback/native-dialog";
import styles from "./sheet.module.css";

/** A dialog of the check-in page, full screen on phones. Native, because the page must stay light. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    // Otherwise the browser would focus the close button.
    body.current?.querySelector<HTMLElement>("[data-first], input")?.focus();
  }, []);
  return (
    <NativeDialog stays className={styles.sheet} aria-labelledby={id} onClose={onClose}>
      <div ref={body} className={styles.body}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <CloseButton className={styles.close} onClick={closeNativeDialog} />
        </div>
        {children}
      </div>
    </NativeDialog>
  );
}
