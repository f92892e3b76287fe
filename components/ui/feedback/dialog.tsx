"use client";
import MuiDialog from "@mui/material/Dialog";
import { type ComponentProps, type ReactNode, type Ref, useId } from "react";
import { CloseButton } from "@/components/ui/action/close-button";
import { classNames } from "@/components/ui/theme/class-names";
import { MuiProvider } from "@/components/ui/theme/mui-provider";
import { Alert } from "./alert";
import styles from "./dialog.module.css";

type PanelProps = {
  /** Shown below the title, and read out with it. */
  lead?: ReactNode;
  leadId?: string;
  /** Why the last attempt failed. */
  error?: string | undefined;
  /** Makes body and actions one form. */
  form?: ComponentProps<"form"> | undefined;
  actions?: ReactNode;
  bodyClass?: string | undefined;
  bodyProps?: { tabIndex?: number; role?: string; "aria-label"?: string; ref?: Ref<HTMLDivElement> };
  children?: ReactNode;
};

export type DialogProps = Omit<PanelProps, "leadId"> & {
  open?: boolean;
  title: string;
  /** `xs` stays a card on phones. There the others slide up from the bottom edge, up to the whole screen. */
  size?: "xs" | "sm" | "md" | "lg";
  /** A busy dialog can't be closed. */
  busy?: boolean;
  /** Keeps the dialog open on a press outside it. */
  stays?: boolean;
  /** Omit for a dialog that only its actions can close. */
  onClose?: (() => void) | undefined;
  closeButton?: boolean;
  /** Preserves typed text while the dialog is closed. */
  keepMounted?: boolean;
  /** A component that renders a `DialogPanel`, for dialogs whose body and actions share state. */
  panel?: ReactNode;
};

/**
 * The shell of every dialog. MUI traps the focus, restores it and handles Escape. Views load it on demand, and need no
 * MUI until then.
 */
export function Dialog({
  open = true,
  title,
  size = "sm",
  busy = false,
  stays = false,
  onClose,
  closeButton = size !== "xs" && onClose !== undefined,
  keepMounted = false,
  panel,
  ...inside
}: DialogProps) {
  const id = useId();
  const leadId = `${id}-lead`;
  return (
    <MuiProvider>
      <MuiDialog
        open={open}
        onClose={(_event, reason) => {
          if (!busy && !(stays && reason === "backdropClick")) onClose?.();
        }}
        keepMounted={keepMounted}
        maxWidth={size}
        fullWidth
        className={styles.root ?? ""}
        aria-labelledby={id}
        aria-describedby={inside.lead ? leadId : undefined}
        slotProps={{ paper: { className: classNames(styles.paper, size !== "xs" && styles.full) } }}
      >
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {closeButton ? <CloseButton className={styles.close} disabled={busy} onClick={onClose} /> : null}
        </div>
        {panel ?? <DialogPanel {...inside} leadId={leadId} />}
      </MuiDialog>
    </MuiProvider>
  );
}

/** The part below a dialog's title: a scrolling body, and the actions. */
export function DialogPanel({
  lead,
  leadId,
  error,
  form,
  actions,
  bodyClass,
  bodyProps,
  children,
}: PanelProps) {
  const inside = (
    <>
      <div {...bodyProps} className={classNames(styles.body, bodyClass)}>
        {lead ? (
          <div id={leadId} className={styles.lead}>
            {lead}
          </div>
        ) : null}
        {error ? <Alert tone="bad">{error}</Alert> : null}
        {children}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </>
  );
  if (!form) return inside;
  return (
    <form {...form} className={classNames(styles.frame, form.className)}>
      {inside}
    </form>
  );
}
