"use client";
import { lazy, Suspense } from "react";

const Composer = lazy(() =>
  import("./voucher-composer").then((module) => ({ default: module.VoucherComposer })),
);

/** The form as the server wrote it leads on by itself; its code comes after what the page needs first. */
export function VoucherComposerLate() {
  return (
    <Suspense>
      <Composer />
    </Suspense>
  );
}
