"use client";
import { useSyncExternalStore } from "react";
import { changedHref } from "@/components/catalogue/search/query/search-steps";
import { sizeWords } from "@/contracts/catalogue/search/search-priced";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { rememberedWedding } from "@/store/storage/remembered-wedding";
import { subscribeToStored } from "@/store/storage/subscribe-stored";
import { t } from "@/lib/words/t";
import styles from "./use-wedding.module.css";

const read = () => JSON.stringify(rememberedWedding());

/** Offers prices for the visitor's whole wedding; renders nothing while its tables are unknown. */
export function PriceWedding({ search }: { search: VendorSearchQuery }) {
  const stored = useSyncExternalStore(subscribeToStored, read, () => "");
  const { tables = "", date = "" } = stored ? (JSON.parse(stored) as { tables?: string; date?: string }) : {};
  if (!tables) return null;
  const forTables = Number(tables);
  const change = { forTables, forDate: date, priceMin: undefined, priceMax: undefined };
  return (
    <a className={styles.use} href={changedHref(search, change)}>
      {t("Show totals for {size}", { size: sizeWords({ tables: forTables, date }, null) })}
    </a>
  );
}
