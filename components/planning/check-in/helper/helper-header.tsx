import { Badge } from "@/components/ui/feedback/badge";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import styles from "./helper.module.css";
import type { OpenHelperState } from "./use-helper-client";

/** The event, the number of arrivals, and whether this phone is in sync with the others. */
export function HelperHeader({ state, kept }: { state: OpenHelperState; kept: boolean }) {
  const { book, shown, online, waiting } = state;
  const guests = book.parties.flatMap((party) => party.guests);
  const expected = guests.filter(({ id, expected: isExpected }) => isExpected || shown.here.has(id)).length;
  const arrived = guests.filter(({ id }) => shown.here.has(id)).length;
  const status = online
    ? waiting > 0
      ? `Sending ${waiting}`
      : "Up to date"
    : waiting > 0
      ? `Offline, ${waiting} to send`
      : "Offline";
  return (
    <header className={styles.header}>
      <div className={styles.headerLine}>
        <div className={styles.headerName}>
          <h1 className={styles.title}>{book.couple}</h1>
          <p className={styles.where}>
            {book.event.name} · {book.link.name}
          </p>
        </div>
        <div role="status" aria-label="Connection">
          <Badge tone={online ? "good" : "warn"}>{status}</Badge>
        </div>
      </div>
      <p className={styles.count} data-testid="check-in-count">
        <strong>{arrived}</strong> of {expected} here
        {shown.walkIns > 0 ? ` · ${shown.walkIns} walk-in${shown.walkIns === 1 ? "" : "s"}` : ""}
      </p>
      <ProgressBar label="Guests here" value={expected ? Math.min(100, (arrived / expected) * 100) : 0} />
      {kept ? (
        <p className={styles.kept}>
          Works without network. Add this page to your home screen to find it again.
        </p>
      ) : null}
    </header>
  );
}
