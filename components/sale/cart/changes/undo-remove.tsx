"use client";
import Snackbar from "@mui/material/Snackbar";
import { MuiProvider } from "@/components/ui/theme/mui-provider";
import type { CartLine } from "@/contracts/sale/cart";
import styles from "./undo-remove.module.css";

type Props = { line: CartLine | null; onUndo: (line: CartLine) => void; onClose: () => void };

const SHOWN_MS = 8000;

/** Says that a line was removed and offers to undo it. Stays while hovered or focused. */
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
