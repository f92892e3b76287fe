"use client";
import Link from "next/link";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useListParams } from "@/components/ui/list/use-list-params";
import { formatDate } from "@/lib/dates";
import { useGetSearchMissesQuery } from "@/services/operator/synonym";
import { ConsoleTable } from "../parts/console-table";

const DAYS = 30;

/** Searches of the last 30 days without a match, the most frequent first. */
export function SearchMissList({ onAdd }: { onAdd: (words: string) => void }) {
  const { page } = useListParams();
  const query = useGetSearchMissesQuery({ page, limit: 50, days: DAYS });
  return (
    <ConsoleTable
      query={query}
      name="Searched in vain"
      things="searches"
      columns={[
        "Words",
        { label: "Times", isNumeric: true },
        "Shown instead",
        "Last",
        { label: "Do", isHidden: true },
      ]}
      empty={
        <EmptyState title="Every search found something">
          Words without a match in the last {DAYS} days appear here.
        </EmptyState>
      }
    >
      {({ words, times, instead, lastDay }) => (
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
      )}
    </ConsoleTable>
  );
}
