"use client";
import { ShareLinkList } from "@/components/planning/share-link/share-link-list";
import { Badge } from "@/components/ui/feedback/badge";
import { HomeSection } from "@/components/ui/page/home-section";
import { useNow } from "@/components/ui/time/use-now";
import type { CheckInLink } from "@/contracts/planning/check-in";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import { formatDateTime } from "@/lib/dates";
import { MINUTE_MS } from "@/lib/time";
import { useRevokeCheckInLinkMutation } from "@/services/planning/check-in/check-in";
import styles from "./check-in.module.css";
import { LinkForm } from "./link-form";

/** The links of helpers at the door, each with its window, and with or without the ang bao. */
export function LinksTab({ event, links }: { event: WeddingEvent; links: readonly CheckInLink[] }) {
  const [revoke, revoking] = useRevokeCheckInLinkMutation();
  const now = useNow(MINUTE_MS);
  return (
    <HomeSection title="Links for helpers">
      <p className={styles.note}>
        Make one for each desk, so that you see who checked whom in. Helpers open it once with network, before
        the doors open; several phones can share one link. Phones keep names, parties and tables only, and
        delete them when the link ends.
      </p>
      <ShareLinkList
        links={links}
        consequence="It stops working at once, and its phones delete the guest list when they next have network. Check-ins that a phone hasn’t sent yet are lost. What was checked in before stays."
        badge={(link) => <WindowBadge link={link} now={now} />}
        facts={factsOf}
        busy={revoking.isLoading}
        onTurnOff={revoke}
      />
      <LinkForm key={event.id} event={event} count={links.length} />
    </HomeSection>
  );
}

function WindowBadge({ link, now }: { link: CheckInLink; now: number }) {
  if (now < Date.parse(link.validFrom)) return <Badge tone="info">Not open yet</Badge>;
  if (now > Date.parse(link.validUntil)) return <Badge tone="neutral">Ended</Badge>;
  return <Badge tone="good">Open</Badge>;
}

function factsOf({ seesGifts, validFrom, validUntil, arrived }: CheckInLink): string {
  const window = `${formatDateTime(validFrom)} to ${formatDateTime(validUntil)}`;
  const gifts = seesGifts ? "Notes and sees ang bao" : "Doesn’t see ang bao";
  return `${window} · ${gifts} · ${arrived} checked in`;
}
