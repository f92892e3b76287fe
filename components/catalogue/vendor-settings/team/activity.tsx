"use client";
import Link from "next/link";
import { useState } from "react";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { ListPager } from "@/components/ui/list/list-pager";
import { VENDOR_ROLE_LABELS } from "@/contracts/catalogue/vendor/vendor-team";
import { formatDateTime } from "@/lib/dates";
import { useGetVendorActivityQuery } from "@/services/catalogue/vendor-team";
import styles from "./team.module.css";

const LIMIT = 10;

/** Who changed what and when, newest first. */
export function Activity() {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useGetVendorActivityQuery(
    { page, limit: LIMIT },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !isFetching) {
    return <LoadFailure title="The activity could not be loaded" error={error} retry={refetch} />;
  }
  if (!data) return <CardRowsSkeleton label="Loading the activity" count={3} />;
  if (data.totalDocs === 0) {
    return (
      <p className={styles.note}>Nothing yet. Every change to your shop appears here, with who made it.</p>
    );
  }
  return (
    <div aria-busy={isFetching}>
      <ul className={styles.entries}>
        {data.docs.map(({ id, by, role, did, href, at }) => (
          <li key={id} className={styles.entry}>
            <p>
              <strong>{by}</strong> {href ? <Link href={href}>{did}</Link> : did}
            </p>
            <p className={styles.note}>
              {VENDOR_ROLE_LABELS[role]} · <time dateTime={at}>{formatDateTime(at)}</time>
            </p>
          </li>
        ))}
      </ul>
      <ListPager {...data} onPage={setPage} />
    </div>
  );
}
