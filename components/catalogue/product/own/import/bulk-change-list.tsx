import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { SettingsCard } from "@/components/ui/page/settings-card";
import type { BulkChange } from "@/contracts/catalogue/product/bulk-change";
import { formatDateTime } from "@/lib/dates";
import { useGetBulkChangesQuery } from "@/services/catalogue/product";
import { UndoBulkChange } from "./undo-bulk-change";
import styles from "./import.module.css";

const STEP = 10;

/** The vendor's earlier imports and price changes, each with undo. Shows nothing before the first. */
export function BulkChangeList() {
  const [limit, setLimit] = useState(STEP);
  const { data, error, refetch } = useGetBulkChangesQuery({ page: 1, limit });
  if (error)
    return <LoadFailure title="Your earlier imports could not be loaded" error={error} retry={refetch} />;
  if (!data || data.totalDocs === 0) return null;
  return (
    <SettingsCard title="Earlier imports and price changes">
      <ul className={styles.rows}>
        {data.docs.map((change) => (
          <li key={change.id} className={styles.row}>
            <p>
              <strong>{change.label}</strong>, {formatDateTime(change.createdAt)}: {effectOf(change)}
            </p>
            {change.undoneAt ? (
              <p className={styles.hint}>Undone on {formatDateTime(change.undoneAt)}</p>
            ) : (
              <UndoBulkChange id={change.id} label={`Undo ${change.label}`} />
            )}
          </li>
        ))}
      </ul>
      {data.totalDocs > data.docs.length ? (
        <Button variant="plain" onClick={() => setLimit((held) => held + STEP)}>
          Show earlier ones
        </Button>
      ) : null}
    </SettingsCard>
  );
}

function effectOf({ kind, added, updated }: BulkChange): string {
  const products = (count: number) => (count === 1 ? "1 product" : `${count} products`);
  if (kind === "prices") return `prices of ${products(updated)}`;
  return [added > 0 ? `${products(added)} added` : "", updated > 0 ? `${products(updated)} updated` : ""]
    .filter(Boolean)
    .join(", ");
}
