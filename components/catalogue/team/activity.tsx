"use client";
import Link from "next/link";
import { useState } from "react";
import { PagedList } from "@/components/ui/list/paged-list";
import { VENDOR_ROLE_LABELS } from "@/contracts/catalogue/vendor/vendor-team";
import { formatDateTime } from "@/lib/dates";
import { useGetVendorActivityQuery } from "@/services/catalogue/vendor-team";
import styles from "./team.module.css";

const LIMIT = 10;

/** The team's changes, newest first. */
export function Activity() {
  const [page, setPage] = useState(1);
  const query = useGetVendorActivityQuery({ page, limit: LIMIT }, { refetchOnMountOrArgChange: true });
  return (
    <PagedList
      query={query}
      failure="The activity could not be loaded"
      loading="Loading the activity"
      placeholders={3}
      empty={
        <p className={styles.note}>Nothing yet. Every change to your shop appears here, with who made it.</p>
      }
      onPage={setPage}
    >
      {(data) => (
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
      )}
    </PagedList>
  );
}
