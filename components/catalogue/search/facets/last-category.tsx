"use client";
import { useSyncExternalStore } from "react";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { rememberedCategory } from "@/store/storage/selected-category-storage";
import { t } from "@/lib/words/t";

const unchanging = () => () => undefined;
const read = () => {
  const chosen = rememberedCategory()?.chosen;
  return chosen ? JSON.stringify(chosen) : null;
};

/** A link to the category last chosen in the menu, keeping this search's filters. */
export function LastCategory({ search, className }: { search: VendorSearchQuery; className: string }) {
  const stored = useSyncExternalStore(unchanging, read, () => null);
  // Marks the place, so that a visitor who has chosen one gets the page's script immediately (own-state.ts).
  if (!stored) return <span hidden data-last-category />;
  const { name, slug } = JSON.parse(stored) as { name: string; slug: string };
  return (
    <a className={className} href={vendorSearchHref({ ...search, category: slug, page: 1 })}>
      {t("Last chosen: {name}", { name })}
    </a>
  );
}
