"use client";
import Pagination, { type PaginationProps } from "@mui/material/Pagination";
import { MuiProvider } from "@/components/ui/theme/mui-provider";

/** Loaded only when a list has more than one page. */
export default function PageNumbers(props: PaginationProps) {
  return (
    <MuiProvider>
      <Pagination {...props} />
    </MuiProvider>
  );
}
