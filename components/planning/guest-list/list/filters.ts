import type { GuestQuery } from "@/services/planning/guest";

/** The filters by their parameter in the page's address. */
export const FILTER_NAMES = [
  "side",
  "groupId",
  "tag",
  "eventId",
  "answer",
  "dietary",
  "child",
  "contact",
] as const;

/** Returns the list's query for the filters of an address. */
export function queryFrom(search: string, get: (name: string) => string): GuestQuery {
  const given = FILTER_NAMES.flatMap((name) => (get(name) ? [[name, get(name)]] : []));
  const sort = get("sort");
  return {
    ...(search ? { searchBy: search } : {}),
    ...(sort ? { sortBy: sort } : {}),
    ...(Object.fromEntries(given) as object),
  } as GuestQuery;
}

export const isFiltered = ({ sortBy: _, ...filter }: GuestQuery) => Object.keys(filter).length > 0;
