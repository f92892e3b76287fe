"use client";
import { useState } from "react";
import { Segments } from "@/components/ui/action/segments";
import { Alert } from "@/components/ui/feedback/alert";
import { DateField } from "@/components/ui/form/date/date-field";
import { messageOf } from "@/contracts/api-error";
import type { BudgetForecast } from "@/contracts/planning/budget/budget-forecast";
import { addDays, formatDay, type IsoDate, todayInSingapore } from "@/lib/dates";
import { useGetBudgetForecastQuery } from "@/services/planning/budget";
import { shortAmount } from "./short-amount";
import styles from "./what-if.module.css";

const GUESTS = [
  { value: "-50", label: "50 fewer" },
  { value: "-20", label: "20 fewer" },
  { value: "0", label: "As now" },
  { value: "20", label: "20 more" },
  { value: "50", label: "50 more" },
] as const;
type Guests = (typeof GUESTS)[number]["value"];

/** Tries out a different number of guests or another day. Nothing is saved, and no order changes. */
export default function WhatIf({ forecast }: { forecast: BudgetForecast }) {
  const [guests, setGuests] = useState<Guests>("0");
  const [date, setDate] = useState<IsoDate | "">("");
  const isAsked = guests !== "0" || date !== "";
  const { currentData, error, isFetching } = useGetBudgetForecastQuery(
    { guests: Math.max(1, forecast.guests + Number(guests)), ...(date ? { date } : {}) },
    { skip: !isAsked },
  );
  const whatIf = isAsked ? currentData?.whatIf : null;
  return (
    <div className={styles.form}>
      <div>
        <p className={styles.label}>Guests ({forecast.guests.toLocaleString("en-SG")} now)</p>
        <Segments label="Guests" options={GUESTS} value={guests} onChoose={setGuests} />
      </div>
      <DateField
        id="what-if-date"
        label={forecast.date ? "Another day" : "Day"}
        value={date}
        min={addDays(todayInSingapore(), 1)}
        onDate={setDate}
      />
      <div className={styles.result} aria-live="polite" aria-busy={isFetching}>
        {error && !isFetching ? <Alert tone="bad">{messageOf(error)}</Alert> : null}
        {isFetching && !whatIf ? <p className={styles.note}>Asking for prices…</p> : null}
        {whatIf ? <Outcome whatIf={whatIf} hasDay={forecast.date !== null} /> : null}
        <p className={styles.note}>This only tries things out: your plans and bookings stay as they are.</p>
      </div>
    </div>
  );
}

type Asked = NonNullable<BudgetForecast["whatIf"]>;

function Outcome({ whatIf, hasDay }: { whatIf: Asked; hasDay: boolean }) {
  const { difference, heading, changes, refused, guests, date } = whatIf;
  const what = `${guests.toLocaleString("en-SG")} guests${date ? ` on ${formatDay(date)}` : ""}`;
  return (
    <>
      <p className={styles.sum}>
        {difference === 0
          ? `${what}: still ${shortAmount(heading)}`
          : `${what}: ${shortAmount(Math.abs(difference))} ${difference < 0 ? "less" : "more"}, heading for ${shortAmount(heading)}`}
      </p>
      {changes.length > 0 ? (
        <ul className={styles.list} aria-label="What changes">
          {changes.map((change) => (
            <li key={change.orderId ?? change.name}>
              <span>
                {change.name}{" "}
                <span className={styles.note}>{change.orderId ? "booked" : "still to book"}</span>
              </span>
              <span>
                {change.difference < 0 ? "−" : "+"}
                {shortAmount(Math.abs(change.difference))}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {refused.map(({ orderId, name, reason }) => (
        <p key={orderId} className={styles.refused}>
          {name} can’t follow: {reason}
        </p>
      ))}
      {date && !hasDay ? (
        <p className={styles.note}>Set your wedding day to see what moving your bookings would cost.</p>
      ) : null}
    </>
  );
}
