"use client";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { PagedList } from "@/components/ui/list/paged-list";
import { Table } from "@/components/ui/list/table";
import { useListParams } from "@/components/ui/list/use-list-params";
import type { Synonym } from "@/contracts/catalogue/search/operator-search";
import { useGetSynonymsQuery } from "@/services/operator/synonym";
import { ConsoleSearch } from "../parts/console-search";

/** The synonyms that operators added. Those that come with Sayang aren't listed. */
export function SynonymList({ onEdit }: { onEdit: (group: Synonym) => void }) {
  const { page, search } = useListParams();
  const query = useGetSynonymsQuery({ page, limit: 50, searchBy: search });
  return (
    <>
      <ConsoleSearch label="Search synonyms" placeholder="Any term" />
      <PagedList
        query={query}
        label="Synonyms"
        failure="The synonyms could not be loaded"
        loading="Loading synonyms"
        empty={
          <EmptyState title={search ? `No synonym contains “${search}”` : "No synonyms added yet"}>
            Hundreds come with Sayang. Add what couples search for in vain.
          </EmptyState>
        }
      >
        {({ docs }) => (
          <Table caption="Synonyms">
            <thead>
              <tr>
                <th scope="col">Couples type</th>
                <th scope="col">They also find</th>
                <th scope="col">
                  <span className="visually-hidden">Do</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {docs.map((group) => (
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
              ))}
            </tbody>
          </Table>
        )}
      </PagedList>
    </>
  );
}
