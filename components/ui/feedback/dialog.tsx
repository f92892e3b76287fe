"use client";
import MuiDialog, { type DialogProps } from "@mui/material/Dialog";
import { MuiProvider } from "@/components/ui/theme/mui-provider";

/** A dialog with MUI's theme. Views load it on demand, and need no MUI until then. */
export function Dialog(props: DialogProps) {
  return (
    <MuiProvider>
      <MuiDialog {...props} />
    </MuiProvider>
  );
}
