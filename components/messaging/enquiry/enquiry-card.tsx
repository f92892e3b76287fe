import Link from "next/link";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import { amount } from "@/components/ui/money/amount";
import {
  type Enquiry,
  type EnquiryStage,
  LOST_LABELS,
  SOURCE_LABELS,
  STAGE_LABELS,
} from "@/contracts/messaging/enquiry";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { useReopenEnquiryMutation } from "@/services/messaging/enquiry";
import styles from "./enquiries.module.css";

export type EnquiryAct = "answer" | "edit" | "lose";

const TONES: Readonly<Record<EnquiryStage, BadgeTone>> = {
  new: "warn",
  answered: "brass",
  visit: "info",
  offer: "info",
  booked: "good",
  lost: "neutral",
};

type Props = {
  enquiry: Enquiry;
  showsStage: boolean;
  onAct: (what: EnquiryAct, enquiry: Enquiry) => void;
};

/** An enquiry with the actions available to the team. */
export function EnquiryCard({ enquiry, showsStage, onAct }: Props) {
  const { couple, stage, value, followUpOn, handler, lostReason, lastWords, lastMine, roomId } = enquiry;
  const [reopen, { isLoading }] = useReopenEnquiryMutation();
  const name = couple.name || "A couple";
  const isDue = followUpOn !== null && followUpOn <= todayInSingapore();
  return (
    <article className={styles.card} aria-label={`${name}, ${STAGE_LABELS[stage]}`}>
      <header className={styles.head}>
        <h3 className={styles.name}>
          {roomId ? (
            <Link href={`/vendor/dashboard/messages?roomId=${roomId}`} prefetch={false}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {showsStage ? <Badge tone={TONES[stage]}>{STAGE_LABELS[stage]}</Badge> : null}
      </header>
      <p className={styles.soft}>
        {couple.weddingDate ? `Wedding on ${formatDate(couple.weddingDate)}` : "No wedding date yet"} ·{" "}
        {SOURCE_LABELS[enquiry.source]}
      </p>
      {lastWords ? (
        <p className={styles.words}>
          {lastMine ? "You: " : ""}
          {lastWords}
        </p>
      ) : null}
      <dl className={styles.facts}>
        {value ? <Fact label={VALUE_LABELS[value.by]}>{amount(value.amount)}</Fact> : null}
        {followUpOn ? (
          <Fact label="Follow up">
            <span data-due={isDue || undefined}>{formatDate(followUpOn)}</span>
          </Fact>
        ) : null}
        <Fact label="With">{handler?.name ?? "Nobody yet"}</Fact>
        {lostReason ? <Fact label="Lost">{LOST_LABELS[lostReason]}</Fact> : null}
      </dl>
      <div className={styles.acts}>
        {stage === "lost" ? (
          <Button variant="secondary" size="sm" busy={isLoading} onClick={() => void reopen(enquiry.id)}>
            Reopen<span className="visually-hidden"> {name}</span>
          </Button>
        ) : roomId ? (
          <Button
            variant={stage === "new" ? "primary" : "secondary"}
            size="sm"
            onClick={() => onAct("answer", enquiry)}
          >
            Answer<span className="visually-hidden"> {name}</span>
          </Button>
        ) : (
          <ButtonLink variant="secondary" size="sm" href={PLACES[enquiry.source]}>
            {stage === "booked" ? "See orders" : "See appointments"}
          </ButtonLink>
        )}
        <Button variant="plain" size="sm" onClick={() => onAct("edit", enquiry)}>
          Details<span className="visually-hidden"> of {name}</span>
        </Button>
        {stage === "lost" || stage === "booked" ? null : (
          <Button variant="plain" size="sm" onClick={() => onAct("lose", enquiry)}>
            Mark as lost<span className="visually-hidden">: {name}</span>
          </Button>
        )}
      </div>
    </article>
  );
}

const PLACES = {
  message: "/vendor/dashboard/messages",
  ask: "/vendor/dashboard/messages",
  visit: "/vendor/dashboard/appointments",
  order: "/vendor/dashboard/orders",
} as const;

const VALUE_LABELS = { order: "Ordered", offer: "Offered", estimate: "Value" } as const;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
