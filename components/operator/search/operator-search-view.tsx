"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import Link from "next/link";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { type Found, FOUND_KINDS } from "@/contracts/operator/search/search";
import { useSearchConsoleQuery } from "@/services/operator/search";
import { useOperatorMay } from "../frame/use-operator";
import styles from "./operator-search-view.module.css";

/** Results of the console's search, across all kinds. */
export function OperatorSearchView() {
  const { page, search } = useListParams();
  const isEnough = search.length >= 2;
  const query = useSearchConsoleQuery(isEnough ? { page, limit: 20, searchBy: search } : skipToken);
  return (
    <>
      <PageTitle title={search ? `“${search}”` : "Search"}>
        Whole order, payment and ticket numbers; emails and phone numbers from their beginning; any part of a
        vendor’s name or UEN.
      </PageTitle>
      {isEnough ? (
        <PagedList
          query={query}
          label="Results"
          failure="The search failed"
          loading="Searching"
          empty={<EmptyState title="Nothing found">Check the number, or type less of it.</EmptyState>}
        >
          {({ docs }) => (
            <ul className={styles.results}>
              {docs.map((found) => (
                <li key={`${found.kind}${found._id}`}>
                  <Result found={found} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      ) : (
        <p>Please enter at least two characters.</p>
      )}
    </>
  );
}

function Result({ found }: { found: Found }) {
  const { kind, title, line } = found;
  const seesPeople = useOperatorMay("people");
  const href = hrefOf(found, seesPeople);
  const words = (
    <>
      <Badge>{FOUND_KINDS[kind].label}</Badge>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.line}>{line.replaceAll("_", " ")}</span>
      </span>
    </>
  );
  if (!href) return <div className={styles.result}>{words}</div>;
  return (
    <Link className={styles.result} href={href} prefetch={false}>
      {words}
    </Link>
  );
}

function hrefOf({ kind, _id, personId }: Found, seesPeople: boolean): string | null {
  if (kind === "order") return `/operator/orders/${_id}`;
  if (kind === "vendor") return `/operator/vendors/${_id}`;
  return personId && seesPeople ? `/operator/people/${personId}` : null;
}
