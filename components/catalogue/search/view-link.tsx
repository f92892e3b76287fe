import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { changedHref } from "./query/search-steps";
import { SearchIcon } from "./search-icon";
import { t } from "@/lib/words/t";

type Props = { search: VendorSearchQuery; className: string | undefined };

/** Switches between list and map. Products have no location, so their map shows their vendors. */
export function ViewLink({ search, className }: Props) {
  const map = search.view === "map";
  return (
    <a
      className={className}
      href={changedHref(search, map ? { view: "list" } : { view: "map", kind: "vendors" })}
    >
      <SearchIcon name={map ? "list" : "map"} />
      {map ? t("List") : t("Map")}
    </a>
  );
}
