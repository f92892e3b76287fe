"use client";
import Link from "next/link";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useGetOperatorProposalsQuery } from "@/services/operator/order";
import styles from "./operator-order-view.module.css";
import { ProposalCard } from "./proposal-card";

/** Actions that wait for a second operator. */
export function OperatorProposalsView() {
  const { page } = useListParams();
  const query = useGetOperatorProposalsQuery({ page, limit: 50 });
  return (
    <>
      <PageTitle title="Second operator">
        Payments of more than $5,000 and vendors to close, asked for by another operator.
      </PageTitle>
      <PagedList
        query={query}
        label="To confirm"
        failure="The list could not be loaded"
        loading="Loading the list"
        empty={
          <EmptyState title="Nothing to confirm">
            Payments of more than $5,000 and vendors to close wait here.
          </EmptyState>
        }
      >
        {({ docs }) => (
          <ul className={styles.proposals}>
            {docs.map((proposal) => (
              <li key={proposal._id}>
                <ProposalCard proposal={proposal} />
                {proposal.kind === "vendor.close" ? (
                  <Link href={`/operator/vendors/${proposal.subjectId}/close`} prefetch={false}>
                    See what ends at {proposal.subject}
                  </Link>
                ) : (
                  <Link href={`/operator/orders/${proposal.subjectId}`} prefetch={false}>
                    See order {proposal.subject}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
