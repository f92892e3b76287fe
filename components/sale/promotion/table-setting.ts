"use client";
import { useSyncExternalStore } from "react";
import { CAMPAIGN_SORTS, type CampaignSort } from "@/contracts/sale/promotion/promotion";

/** Survives logging out (see `KEPT_AT_LOGOUT`). */
const KEY = "sayang:vendor-voucher-table";
const CHANGED = "sayang:vendor-voucher-table-changed";

export const COLUMNS = {
  window: "When",
  segment: "For",
  used: "Used",
  orders: "Orders",
  sold: "Sold",
  given: "Given",
} as const;
export type Column = keyof typeof COLUMNS;

export const PAGE_SIZES = [10, 20, 50] as const;

export type TableSetting = { sort: CampaignSort; limit: number; hidden: Column[] };
const DEFAULT: TableSetting = { sort: "newest", limit: 10, hidden: ["given"] };
const DEFAULT_TEXT = JSON.stringify(DEFAULT);

/** Returns the vendor's display settings for campaigns, kept in this browser. */
export function useTableSetting(): [TableSetting, (change: Partial<TableSetting>) => void] {
  const text = useSyncExternalStore(subscribe, stored, () => DEFAULT_TEXT);
  const setting = read(text);
  const set = (change: Partial<TableSetting>) => {
    try {
      window.localStorage.setItem(KEY, JSON.stringify({ ...setting, ...change }));
    } catch {
      // Storage is blocked or full, so the table keeps its default.
    }
    window.dispatchEvent(new Event(CHANGED));
  };
  return [setting, set];
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
}

function stored(): string {
  try {
    return window.localStorage.getItem(KEY) ?? DEFAULT_TEXT;
  } catch {
    return DEFAULT_TEXT;
  }
}

/** Parses what this or an older version of the page has stored. */
export function read(text: string): TableSetting {
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof TableSetting, unknown>> | null;
    const { sort, limit, hidden } = kept ?? {};
    return {
      sort: typeof sort === "string" && sort in CAMPAIGN_SORTS ? (sort as CampaignSort) : DEFAULT.sort,
      limit: PAGE_SIZES.find((size) => size === limit) ?? DEFAULT.limit,
      hidden: Array.isArray(hidden)
        ? (Object.keys(COLUMNS) as Column[]).filter((column) => hidden.includes(column))
        : DEFAULT.hidden,
    };
  } catch {
    return DEFAULT;
  }
}
