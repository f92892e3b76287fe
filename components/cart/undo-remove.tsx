"use client";
import Snackbar from "@mui/material/Snackbar";
import { MuiProvider } from "@/components/ui/mui-provider";
import type { CartLine } from "@/contracts/cart";
import styles from "./undo-remove.module.css";

type Props = { line: CartLine | null; onUndo: (line: CartLine) => void; onClose: () => void };

const SHOWN_MS = 8000;

/** Says that a line is gone and offers it back. Waits while it is pointed at or has the focus. */
export default function UndoRemove({ line, onUndo, onClose }: Props) {
  return (
    <MuiProvider>
      <Snackbar
        key={line?.id ?? "none"}
        open={line !== null}
        autoHideDuration={SHOWN_MS}
        anchorOrigin={{ vertical: "top", horizontal: "right" }}
        className={styles.place ?? ""}
        onClose={(_event, reason) => {
          if (reason !== "clickaway") onClose();
        }}
      >
        <div className={styles.undo} role="status">
          <p>{line?.productTitle} is out of your cart</p>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              if (line) onUndo(line);
            }}
          >
            Undo
          </button>
        </div>
      </Snackbar>
    </MuiProvider>
  );
}
