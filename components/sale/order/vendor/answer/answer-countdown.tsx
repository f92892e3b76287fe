"use client";
import { formatDateTime } from "@/lib/dates";
import styles from "./answer-countdown.module.css";
import { timeLeft, URGENT_MS } from "./time-left";
import { useNow } from "@/components/ui/time/use-now";

type Props = { answerBy: string; short?: boolean };

/** The time left for the vendor to answer; `short` leaves the deadline out on a phone. */
export function AnswerCountdown({ answerBy, short = false }: Props) {
  const now = useNow(30_000);
  const left = timeLeft(answerBy, now);
  const urgent = Date.parse(answerBy) - now < URGENT_MS;
  return (
    <span className={styles.countdown} data-urgent={urgent || undefined} data-short={short || undefined}>
      {left ? `${left} left` : "Time is over"}
      <span className={styles.by}> to answer, by {formatDateTime(answerBy)}</span>
    </span>
  );
}
