import type { VendorSearchQuery } from "@/contracts/search";
import { changedHref } from "./search-steps";
import { SearchIcon } from "./search-icon";

type Props = { search: VendorSearchQuery; className: string | undefined };

/** From the list to the map and back. Products have no place of their own: their map is that of their vendors. */
export function ViewLink({ search, className }: Props) {
  const map = search.view === "map";
  return (
    <a
      className={className}
      href={changedHref(search, map ? { view: "list" } : { view: "map", kind: "vendors" })}
    >
      <SearchIcon name={map ? "list" : "map"} />
      {map ? "List" : "Map"}
    </a>
  );
}
