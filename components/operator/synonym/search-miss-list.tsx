"use client";
import Link from "next/link";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { PagedList } from "@/components/ui/list/paged-list";
import { Table } from "@/components/ui/list/table";
import { useListParams } from "@/components/ui/list/use-list-params";
import { formatDate } from "@/lib/dates";
import { useGetSearchMissesQuery } from "@/services/operator/synonym";

const DAYS = 30;

/** Searches of the last 30 days without a match, the most frequent first. */
export function SearchMissList({ onAdd }: { onAdd: (words: string) => void }) {
  const { page } = useListParams();
  const query = useGetSearchMissesQuery({ page, limit: 50, days: DAYS });
  return (
    <PagedList
      query={query}
      label="Searched in vain"
      failure="The searches could not be loaded"
      loading="Loading searches"
      empty={
        <EmptyState title="Every search found something">
          Words without a match in the last {DAYS} days appear here.
        </EmptyState>
      }
    >
      {({ docs }) => (
        <Table caption={`Searched in vain in the last ${DAYS} days`}>
          <thead>
            <tr>
              <th scope="col">Words</th>
              <th scope="col" data-numeric>
                Times
              </th>
              <th scope="col">Shown instead</th>
              <th scope="col">Last</th>
              <th scope="col">
                <span className="visually-hidden">Do</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {docs.map(({ words, times, instead, lastDay }) => (
              <tr key={words}>
                <td>
                  <Link href={`/vendor?q=${encodeURIComponent(words)}`} prefetch={false}>
                    {words}
                  </Link>
                </td>
                <td data-numeric>{times}</td>
                <td>{instead || "Nothing"}</td>
                <td>{formatDate(lastDay)}</td>
                <td>
                  <Button
                    size="sm"
                    variant="plain"
                    aria-label={`Add synonyms for ${words}`}
                    onClick={() => onAdd(words)}
                  >
                    Add synonyms
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </PagedList>
  );
}
