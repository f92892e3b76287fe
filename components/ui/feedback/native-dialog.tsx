"use client";
import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { classNames } from "@/components/ui/theme/class-names";
import styles from "./native-dialog.module.css";

type Props = Omit<ComponentProps<"dialog">, "onClose" | "ref"> & {
  /** Keeps the dialog open on a press outside it. */
  stays?: boolean;
  onClose: () => void;
};

/** Closes the dialog that contains the pressed button. */
export function closeNativeDialog({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest("dialog")?.close();
}

/**
 * The browser's own modal dialog, for pages that must do without MUI. The browser traps the focus and restores it;
 * Escape and a press outside close the dialog.
 */
export function NativeDialog({ stays = false, className, onClose, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    // A dialog removed while open would not restore the focus.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      {...rest}
      ref={dialog}
      className={classNames(styles.dialog, className)}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (!stays && target === currentTarget) currentTarget.close();
      }}
    />
  );
}
