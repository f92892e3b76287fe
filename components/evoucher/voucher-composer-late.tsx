"use client";
import { lazy } from "react";

const Composer = lazy(() =>
  import("./voucher-composer").then((module) => ({ default: module.VoucherComposer })),
);

/** The form as the server wrote it leads on by itself; its code comes after what the page needs first. */
export function VoucherComposerLate() {
  // No boundary of its own: with one the server would send the form for a script to put in its place.
  return <Composer />;
}
