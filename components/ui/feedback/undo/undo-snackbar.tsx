"use client";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import Snackbar from "@mui/material/Snackbar";
import { Button } from "@/components/ui/action/button";
import { Icon } from "@/components/ui/media/icon";
import { MuiProvider } from "@/components/ui/theme/mui-provider";
import styles from "./undo-snackbar.module.css";

export type UndoSnackbarProps = {
  message: ReactNode;
  /** Places it below the header instead of at the foot of the window, for pages with their next step at the foot. */
  atTop?: boolean;
  /** Undoes the action and closes the notice. The button is busy until a returned promise settles. */
  onUndo: () => unknown;
  onClose: () => void;
};

const SHOWN_MS = 10_000;

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, [role=dialog]") !== null;

export default function UndoSnackbar({ message, atTop = false, onUndo, onClose }: UndoSnackbarProps) {
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await onUndo();
    setBusy(false);
  };
  const undoByKey = useEffectEvent(() => void undo());
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || isElsewhere(event.target))
        return;
      event.preventDefault();
      undoByKey();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <MuiProvider>
      <Snackbar
        open
        autoHideDuration={busy ? null : SHOWN_MS}
        anchorOrigin={{ vertical: atTop ? "top" : "bottom", horizontal: "center" }}
        className={styles.place ?? ""}
        onClose={(_event, reason) => {
          if (reason !== "clickaway") onClose();
        }}
      >
        <div className={styles.bar}>
          <p>{message}</p>
          <Button variant="night" size="sm" busy={busy} onClick={() => void undo()}>
            Undo
          </Button>
          <button type="button" className={styles.close} aria-label="Dismiss" onClick={onClose}>
            <Icon name="close" size={16} />
          </button>
        </div>
      </Snackbar>
    </MuiProvider>
  );
}
