"use client";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";

type Props = {
  open: boolean;
  title: string;
  wide?: boolean;
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
};

const SHEET = {
  "& .MuiDialog-container": { alignItems: { xs: "flex-end", sm: "center" } },
  "& .MuiDialog-paper": {
    margin: { xs: 0, sm: 4 },
    width: { xs: "100%", sm: "calc(100% - 64px)" },
    maxWidth: { xs: "100%" },
    maxHeight: { xs: "92dvh" },
    borderRadius: { xs: "18px 18px 0 0", sm: "18px" },
  },
};

/** A dialog that rises from the bottom edge on a phone. */
export function SheetDialog({ open, title, wide = false, busy = false, onClose, children }: Props) {
  const id = useId();
  const sx = {
    ...SHEET,
    "& .MuiDialog-paper": { ...SHEET["& .MuiDialog-paper"], maxWidth: { xs: "100%", sm: wide ? 860 : 600 } },
  };
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onClose();
      }}
      aria-labelledby={id}
      sx={sx}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
