"use client";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { Button } from "@/components/ui/action/button";
import { CHECK_IN_LINK_GONE } from "@/contracts/planning/check-in";
import { formatDateTime } from "@/lib/dates";
import { HelperScreen } from "./helper-screen";
import styles from "./helper.module.css";
import { useHelperClient } from "./use-helper-client";

/** The page for helpers at the door. It needs no account, and no network after it was opened once. */
export function HelperView({ token }: { token: string }) {
  const { client, state } = useHelperClient(token);
  const { phase, book, waiting } = state;
  if (phase === "open" && book) return <HelperScreen client={client} state={{ ...state, book }} />;
  return (
    <main id="main" className={styles.message}>
      {phase === "loading" || phase === "open" ? (
        <div role="status" aria-label="Loading the guest list" className={styles.loading}>
          <Skeleton width="60%" height="2rem" />
          <Skeleton width="100%" height="3rem" />
          <Skeleton width="100%" height="5rem" />
          <Skeleton width="100%" height="5rem" />
        </div>
      ) : null}
      {phase === "early" && book ? (
        <>
          <h1 className={styles.messageTitle}>Check-in isn’t open yet</h1>
          <p>
            {book.link.name} for {book.couple} opens on {formatDateTime(book.link.validFrom)}. Keep this page;
            it opens by itself.
          </p>
        </>
      ) : null}
      {phase === "ended" ? (
        <>
          <h1 className={styles.messageTitle}>Check-in has ended</h1>
          <p>
            {waiting > 0
              ? `Guests’ names have been removed from this phone. ${waiting === 1 ? "1 check-in is" : `${waiting} check-ins are`} still to be sent: connect to the internet and keep this page open.`
              : "Thank you for your help. Guests’ names have been removed from this phone."}
          </p>
        </>
      ) : null}
      {phase === "off" ? (
        <>
          <h1 className={styles.messageTitle}>This link doesn’t work</h1>
          <p>
            {CHECK_IN_LINK_GONE}, or part of it is missing. Ask the couple for a new one. Nothing of their
            guest list is on this phone.
          </p>
        </>
      ) : null}
      {phase === "unreached" ? (
        <>
          <h1 className={styles.messageTitle}>Connect to the internet once</h1>
          <p>
            The guest list isn’t on this phone yet. After it has loaded, you can check guests in without
            network.
          </p>
          <Button onClick={() => void client.sync()}>Try again</Button>
        </>
      ) : null}
      {phase === "blocked" ? (
        <>
          <h1 className={styles.messageTitle}>Open this link in another window</h1>
          <p>
            This browser doesn’t let the page keep the guest list. Leave private browsing, or open the link in
            Safari or Chrome.
          </p>
        </>
      ) : null}
    </main>
  );
}
