"use client";
import MuiDialog, { type DialogProps } from "@mui/material/Dialog";
import { MuiProvider } from "./mui-provider";

/** A dialog that brings MUI's theme with it: views load it when it is asked for, and carry no MUI until then. */
export function Dialog(props: DialogProps) {
  return (
    <MuiProvider>
      <MuiDialog {...props} />
    </MuiProvider>
  );
}
