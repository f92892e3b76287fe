"use client";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { CopyButton } from "@/components/ui/action/copy-button";
import type { ShareLink } from "@/contracts/planning/share-link";
import { formatDateTime } from "@/lib/dates";
import styles from "./share-links.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

type Listed = Pick<ShareLink, "id" | "name" | "url" | "lastUsedAt">;
type Props<Link extends Listed> = {
  links: readonly Link[];
  /** Explains the effect of turning a link off. */
  consequence: string;
  /** Shown after the name. */
  badge?: (link: Link) => ReactNode;
  /** Returns further facts about a link. */
  facts?: (link: Link) => string;
  busy: boolean;
  onTurnOff: (id: string) => Promise<unknown>;
};

/** Links to a page of the wedding, each of which can be copied and turned off. */
export function ShareLinkList<Link extends Listed>(props: Props<Link>) {
  const { links, consequence, badge, facts, busy, onTurnOff } = props;
  const [asked, setAsked] = useState<Link | null>(null);
  return (
    <>
      <ul aria-label="Links">
        {links.map((link) => (
          <li key={link.id} className={styles.link}>
            <div className={styles.what}>
              <p className={styles.name}>
                {link.name} {badge?.(link)}
              </p>
              <a className={styles.url} href={link.url} target="_blank" rel="noreferrer">
                {link.url}
              </a>
              <p className={styles.note}>
                {facts ? `${facts(link)} · ` : ""}
                {link.lastUsedAt ? `Last used ${formatDateTime(link.lastUsedAt)}` : "Not used yet"}
              </p>
            </div>
            <div className={styles.actions}>
              <CopyButton text={link.url} size="sm" aria-label={`Copy the link for ${link.name}`} />
              <Button
                variant="plain"
                size="sm"
                aria-label={`Turn off the link for ${link.name}`}
                onClick={() => setAsked(link)}
              >
                Turn off
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Suspense>
        {asked ? (
          <ConfirmDialog
            open
            title={`Turn off the link for ${asked.name}?`}
            confirm="Turn off"
            cancel="Keep it"
            tone="danger"
            busy={busy}
            onConfirm={() => void onTurnOff(asked.id).then(() => setAsked(null))}
            onClose={() => setAsked(null)}
          >
            {consequence}
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </>
  );
}
