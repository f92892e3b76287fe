"use client";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import { roomHref } from "@/components/messaging/room/side/side";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Badge } from "@/components/ui/feedback/badge";
import { amount } from "@/components/ui/money/amount";
import { Card } from "@/components/ui/page/card";
import { type AskAnswer, type AskRound, DECLINE_LABELS } from "@/contracts/messaging/ask";
import { formatDate } from "@/lib/dates";
import { useAskOneMoreMutation, useCloseAskMutation } from "@/services/messaging/ask";
import styles from "./ask.module.css";

const STATES: Readonly<
  Record<AskAnswer["state"], { label: string; tone: "neutral" | "good" | "warn" | "info" }>
> = {
  waiting: { label: "No answer yet", tone: "neutral" },
  answered: { label: "Replied", tone: "info" },
  offered: { label: "Offer", tone: "good" },
  declined: { label: "Declined", tone: "warn" },
};

/** A request with the answers of its vendors side by side. */
export function AskRoundCard({ round }: { round: AskRound }) {
  const [close, { isLoading }] = useCloseAskMutation();
  const { answers, isOpen } = round;
  const title = round.eventDate ? `For ${formatDate(round.eventDate)}` : "Date not fixed";
  const size = round.tables ? `${round.tables} tables` : "";
  return (
    <Card as="section" className={styles.round ?? ""} aria-label={title}>
      <header className={styles.head}>
        <div>
          <h2>{[title, size].filter(Boolean).join(" · ")}</h2>
          <p>
            {[round.drinks, round.needs].filter(Boolean).join(" · ") || "No further wishes"}
            {isOpen ? "" : " · Closed"}
          </p>
        </div>
        {isOpen ? (
          <Button variant="plain" size="sm" busy={isLoading} onClick={() => void close(round.id)}>
            Close request
          </Button>
        ) : null}
      </header>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={`Answers: ${title}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">What</span>
              </th>
              {answers.map(({ vendor }) => (
                <th key={vendor.id} scope="col">
                  <a href={vendorHref(vendor)}>{vendor.vendorName}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              label="Answer"
              answers={answers}
              of={(answer) => <Answer roundId={round.id} answer={answer} />}
            />
            <Row
              label="All-in"
              answers={answers}
              of={({ offer }) => (offer ? <strong>{amount(offer.total)}</strong> : "–")}
            />
            <Row
              label="Per guest"
              answers={answers}
              of={({ offer }) => (offer?.perGuest == null ? "–" : amount(offer.perGuest))}
            />
            <Row label="Included" answers={answers} of={({ offer }) => <Included offer={offer} />} />
            <Row
              label="Valid until"
              answers={answers}
              of={({ offer }) => (offer ? formatDate(offer.validUntil) : "–")}
            />
            <Row
              label="Conversation"
              answers={answers}
              of={({ vendor }) => (
                <ButtonLink variant="secondary" size="sm" href={roomHref("customer", vendor.id)}>
                  Open<span className="visually-hidden"> conversation with {vendor.vendorName}</span>
                </ButtonLink>
              )}
            />
          </tbody>
        </table>
      </div>
    </Card>
  );
}

type RowProps = {
  label: string;
  answers: readonly AskAnswer[];
  of: (answer: AskAnswer) => React.ReactNode;
};

function Row({ label, answers, of }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {answers.map((answer) => (
        <td key={answer.vendor.id}>{of(answer)}</td>
      ))}
    </tr>
  );
}

function Answer({ roundId, answer }: { roundId: string; answer: AskAnswer }) {
  const [more, { isLoading }] = useAskOneMoreMutation();
  const { state, reason, instead } = answer;
  return (
    <div className={styles.answer}>
      <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      {reason ? <p>{DECLINE_LABELS[reason]}</p> : null}
      {instead ? (
        <Button
          variant="secondary"
          size="sm"
          busy={isLoading}
          onClick={() => void more({ id: roundId, vendorId: instead.id })}
        >
          Ask {instead.vendorName} instead
        </Button>
      ) : null}
    </div>
  );
}

function Included({ offer }: { offer: AskAnswer["offer"] }) {
  if (!offer) return "–";
  return (
    <ul className={styles.included}>
      {offer.items.map(({ title, quantity, includes, extras }) => (
        <li key={title}>
          <strong>
            {quantity} × {title}
          </strong>
          {includes ? <p>{includes}</p> : null}
          {extras.length > 0 ? <p>With {extras.join(", ")}</p> : null}
        </li>
      ))}
    </ul>
  );
}
