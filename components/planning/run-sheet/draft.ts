import type { BookedVendor, RunSheetItem } from "@/contracts/planning/run-sheet";

/** The dialog's first values: an entry, or a new one that may be a vendor's arrival. */
export type Draft = { item: RunSheetItem } | { vendor: BookedVendor | null };
