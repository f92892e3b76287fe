"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Badge } from "@/components/ui/feedback/badge";
import { HomeSection } from "@/components/ui/page/home-section";
import { useNow } from "@/components/ui/time/use-now";
import type { CheckInLink } from "@/contracts/planning/check-in";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import { formatDateTime } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { MINUTE_MS } from "@/lib/time";
import { useRevokeCheckInLinkMutation } from "@/services/planning/check-in/check-in";
import styles from "./check-in.module.css";
import { LinkForm } from "./link-form";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** The links of helpers at the door: each with its window, with or without the ang bao. */
export function LinksTab({ event, links }: { event: WeddingEvent; links: readonly CheckInLink[] }) {
  const [revoke, revoking] = useRevokeCheckInLinkMutation();
  const [asked, setAsked] = useState<CheckInLink | null>(null);
  return (
    <HomeSection title="Links for helpers">
      <p className={styles.note}>
        Make one for each desk, so that you see who checked whom in. Helpers open it once with network, before
        the doors open; several phones can share one link. Phones keep names, parties and tables only, and
        delete them when the link ends.
      </p>
      <ul>
        {links.map((link) => (
          <LinkRow key={link.id} link={link} onRevoke={() => setAsked(link)} />
        ))}
      </ul>
      <LinkForm key={event.id} event={event} count={links.length} />
      <Suspense>
        {asked ? (
          <ConfirmDialog
            open
            title={`Turn off ${asked.name}?`}
            confirm="Turn off"
            cancel="Keep it"
            tone="danger"
            busy={revoking.isLoading}
            onConfirm={() => void revoke(asked.id).then(() => setAsked(null))}
            onClose={() => setAsked(null)}
          >
            It stops working at once, and its phones delete the guest list when they next have network.
            Check-ins that a phone hasn’t sent yet are lost. What was checked in before stays.
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </HomeSection>
  );
}

function LinkRow({ link, onRevoke }: { link: CheckInLink; onRevoke: () => void }) {
  const { name, url, seesGifts, validFrom, validUntil, arrived } = link;
  const now = useNow(MINUTE_MS);
  const state =
    now < Date.parse(validFrom)
      ? ({ tone: "info", label: "Not open yet" } as const)
      : now > Date.parse(validUntil)
        ? ({ tone: "neutral", label: "Ended" } as const)
        : ({ tone: "good", label: "Open" } as const);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify("success", "Link copied"),
      () => notify("error", "Your browser didn’t let us copy. Select the link and copy it yourself."),
    );
  return (
    <li className={styles.link}>
      <div className={styles.who}>
        <p className={styles.name}>
          {name} <Badge tone={state.tone}>{state.label}</Badge>
        </p>
        <a className={styles.url} href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
        <p className={styles.note}>
          {formatDateTime(validFrom)} to {formatDateTime(validUntil)} ·{" "}
          {seesGifts ? "Notes and sees ang bao" : "Doesn’t see ang bao"} · {arrived} checked in
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Copy the link of ${name}`}
          onClick={() => void copy()}
        >
          Copy link
        </Button>
        <Button variant="plain" size="sm" aria-label={`Turn off ${name}`} onClick={onRevoke}>
          Turn off
        </Button>
      </div>
    </li>
  );
}
