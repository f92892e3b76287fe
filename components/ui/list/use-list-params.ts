"use client";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useCallback, useEffect } from "react";

/**
 * Keeps a list's search, filter and page in the address, so that reload, Back and a shared link show the same. Setting
 * anything but the page returns to page 1.
 */
export function useListParams() {
  const params = useSearchParams();
  const router = useRouter();
  const pathname = usePathname();

  const set = useCallback(
    (changes: Record<string, string>, how: "push" | "replace" = "push") => {
      const next = new URLSearchParams(window.location.search);
      if (!("page" in changes)) next.delete("page");
      for (const [name, value] of Object.entries(changes)) {
        if (value === "" || (name === "page" && value === "1")) next.delete(name);
        else next.set(name, value);
      }
      const query = next.toString();
      router[how](query ? `${pathname}?${query}` : pathname, { scroll: "page" in changes });
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

/**
 * Goes to the last page when the current one is past it, because of an old link or because the page's last entry has
 * just left the list.
 */
export function useLastPage(list: { totalPages: number } | undefined): void {
  const { page, set } = useListParams();
  const last = list?.totalPages ?? page;
  useEffect(() => {
    if (page > last) set({ page: String(last) }, "replace");
  }, [page, last, set]);
}
