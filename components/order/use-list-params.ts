"use client";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useCallback } from "react";

/**
 * A list's search, filter and page, kept in the address, so that reload, back and a shared link show the same.
 * Setting anything but the page goes back to page 1.
 */
export function useListParams() {
  const params = useSearchParams();
  const router = useRouter();
  const pathname = usePathname();

  const set = useCallback(
    (changes: Record<string, string>) => {
      const next = new URLSearchParams(window.location.search);
      if (!("page" in changes)) next.delete("page");
      for (const [name, value] of Object.entries(changes)) {
        if (value === "" || (name === "page" && value === "1")) next.delete(name);
        else next.set(name, value);
      }
      const query = next.toString();
      router.push(query ? `${pathname}?${query}` : pathname, { scroll: "page" in changes });
    },
    [router, pathname],
  );

  const page = Number(params.get("page"));
  return {
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    search: (params.get("search") ?? "").slice(0, 200),
    get: (name: string) => params.get(name) ?? "",
    set,
  };
}
