import type { ReactNode } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Badge } from "@/components/ui/feedback/badge";
import type {
  FactStanding,
  HalalFact,
  TablesFact,
  VendorFacts,
} from "@/contracts/catalogue/vendor/vendor-fact";
import { formatDate, todayInSingapore } from "@/lib/dates";
import styles from "./fact.module.css";

type Actions<F> = {
  /** Returns the buttons next to an entry. */
  actionsOf?: (fact: F) => ReactNode;
};

/** The state of a vendor's halal certificate: none, pending, confirmed, rejected or lapsed. */
export function HalalStanding({ halal, actionsOf }: { halal: VendorFacts["halal"] } & Actions<HalalFact>) {
  const { confirmed, latest, lapsedOn } = halal;
  return (
    <>
      {lapsedOn ? (
        <Alert tone="warn" title={`Your certificate expired on ${formatDate(lapsedOn)}`}>
          Couples no longer see you as halal-certified.
        </Alert>
      ) : null}
      {!confirmed && !latest && !lapsedOn ? (
        <p className={styles.lead}>
          Couples filter for halal. Send your certificate, and you’re shown as halal-certified once we’ve
          checked it.
        </p>
      ) : null}
      <Standing
        standing={halal}
        confirmedUntil={confirmed?.expiresOn ?? null}
        actionsOf={actionsOf}
        stated={({ number, expiresOn, fileName, state }) => (
          <p>
            Certificate {number}, {fileName}
            {state === "confirmed" ? null : `, valid until ${formatDate(expiresOn)}`}
          </p>
        )}
      />
    </>
  );
}

/** The state of a vendor's halls. */
export function TablesStanding({
  tables,
  actionsOf,
}: { tables: VendorFacts["tables"] } & Actions<TablesFact>) {
  return (
    <>
      {tables.confirmed || tables.latest ? null : (
        <p className={styles.lead}>
          Couples look for a room by its tables of ten. Add your halls, and couples see them once we’ve
          checked.
        </p>
      )}
      <Standing
        standing={tables}
        confirmedUntil={null}
        actionsOf={actionsOf}
        stated={({ halls }) => (
          <ul>
            {halls.map(({ name, tables: count }) => (
              <li key={name}>
                {name}: {count} {count === 1 ? "table" : "tables"}
              </li>
            ))}
          </ul>
        )}
      />
    </>
  );
}

type StandingProps<F> = Actions<F> & {
  standing: FactStanding<F>;
  /** The last day of the confirmed one; null without a last day. */
  confirmedUntil: string | null;
  stated: (fact: F) => ReactNode;
};

function Standing<F extends HalalFact | TablesFact>({
  standing: { confirmed, latest },
  confirmedUntil,
  stated,
  actionsOf,
}: StandingProps<F>) {
  return (
    <>
      {confirmed ? (
        <div className={styles.entry}>
          <Badge tone="good">
            {confirmedUntil ? `Confirmed until ${formatDate(confirmedUntil)}` : "Confirmed"}
          </Badge>
          <div className={styles.stated}>{stated(confirmed)}</div>
          <div className={styles.actions}>{actionsOf?.(confirmed)}</div>
        </div>
      ) : null}
      {latest?.state === "pending" ? (
        <div className={styles.entry}>
          <Badge tone="info">Waiting for our check</Badge>
          <div className={styles.stated}>{stated(latest)}</div>
          <p className={styles.note}>
            Sent on {formatDate(todayInSingapore(new Date(latest.sentAt)))}.
            {confirmed ? " What’s confirmed counts until then." : null}
          </p>
          <div className={styles.actions}>{actionsOf?.(latest)}</div>
        </div>
      ) : null}
      {latest?.state === "rejected" ? (
        <div className={styles.entry}>
          <Alert tone="warn" title="We couldn’t confirm this">
            <p className={styles.reason}>{latest.reason}</p>
          </Alert>
          <div className={styles.stated}>{stated(latest)}</div>
          {confirmed ? <p className={styles.note}>What’s confirmed still counts.</p> : null}
          <div className={styles.actions}>{actionsOf?.(latest)}</div>
        </div>
      ) : null}
    </>
  );
}
