"use client";
import { ActsOf } from "../audit/acts-of";
import { useOperatorMay } from "../frame/use-operator";
import { FactList } from "../parts/fact-list";
import { Timeline } from "../parts/timeline";
import styles from "./operator-person-view.module.css";
import { PersonActs } from "./person-acts";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Card } from "@/components/ui/page/card";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { formatDateTime } from "@/lib/dates";
import { useGetOperatorPersonQuery } from "@/services/operator/person";

/** A couple's account: details, sessions, consents, and what operators did with it. */
export function OperatorPersonView({ id }: { id: string }) {
  const seesLog = useOperatorMay("audit");
  const { currentData: person, error, isFetching, refetch } = useGetOperatorPersonQuery(id);
  if (error && !isFetching) {
    const isGone = "code" in error && (error.code === 404 || error.code === 400);
    if (isGone)
      return (
        <EmptyState title="This person has no account">It may have been deleted, or a guest.</EmptyState>
      );
    return <LoadFailure title="This person could not be loaded" error={error} retry={refetch} />;
  }
  if (!person) return <CardRowsSkeleton label="Loading the person" count={3} />;
  return (
    <>
      <PageTitle title={person.name || person.email} actions={<PersonActs person={person} />}>
        A couple’s account.
      </PageTitle>
      <div className={styles.columns}>
        <Card>
          <FactList
            facts={[
              { label: "Email", value: person.email },
              { label: "Email confirmed", value: person.isEmailVerified ? "Yes" : "No" },
              { label: "Locked", value: person.isLocked ? "Yes" : "No" },
              { label: "Phone", value: person.phone },
              { label: "Joined", value: formatDateTime(person.joinedAt) },
              { label: "Orders", value: String(person.orders) },
            ]}
          />
        </Card>
        <Card as="section" aria-labelledby="sessions">
          <h2 id="sessions" className={styles.heading}>
            Signed in
          </h2>
          {person.sessions.length === 0 ? <p>Nowhere.</p> : null}
          <ul className={styles.rows}>
            {person.sessions.map(({ id: session, device, ip, lastUsedAt }) => (
              <li key={session}>
                {device} · {ip} · last used {formatDateTime(lastUsedAt)}
              </li>
            ))}
          </ul>
        </Card>
        <Card as="section" aria-labelledby="consents">
          <h2 id="consents" className={styles.heading}>
            Consents
          </h2>
          {person.consents.length === 0 ? <p>None.</p> : null}
          <Timeline
            label="Consents"
            entries={person.consents.map(({ purpose, wording, givenAt }) => ({
              id: `${purpose}${givenAt}`,
              at: givenAt,
              title: purpose.replaceAll("-", " "),
              children: <p>“{wording}”</p>,
            }))}
          />
        </Card>
        <Card as="section" aria-labelledby="history">
          <h2 id="history" className={styles.heading}>
            History
          </h2>
          <Timeline
            label="History of the account"
            entries={person.events.map(({ kind, at }, place) => ({
              id: String(place),
              at,
              title: kind.replaceAll("-", " "),
            }))}
          />
        </Card>
        {seesLog ? (
          <Card as="section" aria-labelledby="acts">
            <h2 id="acts" className={styles.heading}>
              What operators did
            </h2>
            <ActsOf subjectId={id} />
          </Card>
        ) : null}
      </div>
    </>
  );
}
