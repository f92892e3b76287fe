"use client";
import { useEffect } from "react";
import { type Compared, keepCompared } from "./compare-list";

/** Replaces the list kept in this browser with the vendors that the comparison page shows. */
export function KeepShown({ vendors }: { vendors: readonly Compared[] }) {
  useEffect(() => keepCompared(vendors), [vendors]);
  return <span hidden data-compare />;
}
