"use client";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useListParams } from "@/components/ui/list/use-list-params";
import type { Synonym } from "@/contracts/catalogue/search/operator-search";
import { useGetSynonymsQuery } from "@/services/operator/synonym";
import { ConsoleSearch } from "../parts/console-search";
import { ConsoleTable } from "../parts/console-table";

/** The synonyms that operators added. Those that come with Sayang aren't listed. */
export function SynonymList({ onEdit }: { onEdit: (group: Synonym) => void }) {
  const { page, search } = useListParams();
  const query = useGetSynonymsQuery({ page, limit: 50, searchBy: search });
  return (
    <>
      <ConsoleSearch label="Search synonyms" placeholder="Any term" />
      <ConsoleTable
        query={query}
        name="Synonyms"
        things="synonyms"
        columns={["Couples type", "They also find", { label: "Do", isHidden: true }]}
        empty={
          <EmptyState title={search ? `No synonym contains “${search}”` : "No synonyms added yet"}>
            Hundreds come with Sayang. Add what couples search for in vain.
          </EmptyState>
        }
      >
        {(group) => (
          <tr key={group._id}>
            <td>{group.say.join(", ")}</td>
            <td>{group.mean.join(", ") || "Each other"}</td>
            <td>
              <Button
                size="sm"
                variant="plain"
                aria-label={`Edit ${group.say.join(", ")}`}
                onClick={() => onEdit(group)}
              >
                Edit
              </Button>
            </td>
          </tr>
        )}
      </ConsoleTable>
    </>
  );
}
