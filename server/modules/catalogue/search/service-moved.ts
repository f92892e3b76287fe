import { currentSlug } from "@/server/modules/catalogue/category/public";

const SEARCH_PAGE = "/vendor";

/** Returns the current address of a search page whose category was renamed, or null. */
export async function searchMovedTo(url: URL): Promise<string | null> {
  const former = url.pathname === SEARCH_PAGE ? url.searchParams.get("category") : null;
  const current = former && (await currentSlug(former));
  if (!current) return null;
  const moved = new URL(url);
  moved.searchParams.set("category", current);
  return `${moved.pathname}${moved.search}`;
}
