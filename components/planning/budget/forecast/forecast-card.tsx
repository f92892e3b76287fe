"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Card } from "@/components/ui/page/card";
import type { BudgetPlan } from "@/contracts/planning/budget/budget";
import type { BudgetForecast } from "@/contracts/planning/budget/budget-forecast";
import { shortAmount } from "./short-amount";
import { ForecastPicture } from "./forecast-picture";
import styles from "./forecast-card.module.css";

const WhatIf = lazy(() => import("./what-if"));

type Props = { plan: BudgetPlan; forecast: BudgetForecast };

/** The wedding's expected cost as a picture, and how a different number of guests or another day would change it. */
export function ForecastCard({ plan, forecast }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { heading, total, booked, toBook, guests, lines } = forecast;
  const over = total === null ? 0 : heading - total;
  const isMarket = lines.some((line) => line.toBook?.from === "market");
  return (
    <Card as="section" className={styles.card ?? ""} aria-labelledby="forecast-title">
      <div className={styles.head}>
        <div>
          <h2 id="forecast-title" className={styles.title}>
            You’re heading for {shortAmount(heading)}
            {total === null ? "" : ` of ${shortAmount(total)}`}
          </h2>
          {total === null || over === 0 ? null : (
            <p className={styles.over} data-over={over > 0 || undefined}>
              {shortAmount(Math.abs(over))} {over > 0 ? "over your budget" : "under your budget"}
            </p>
          )}
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls="forecast-what-if"
          onClick={() => setIsOpen(!isOpen)}
        >
          What if…
        </Button>
      </div>
      <ForecastPicture
        total={total}
        parts={[
          { part: "paid", label: "Paid", amount: plan.paid },
          { part: "owed", label: "Booked, still to pay", amount: Math.max(0, booked - plan.paid) },
          { part: "open", label: "Still to book", amount: toBook },
        ]}
      />
      {isMarket ? (
        <p className={styles.note}>
          Where nothing is booked yet, we count what vendors on Sayang typically ask for{" "}
          {guests.toLocaleString("en-SG")} guests, by their lowest suitable offer.
        </p>
      ) : null}
      <div id="forecast-what-if" hidden={!isOpen}>
        {isOpen ? (
          <Suspense>
            <WhatIf forecast={forecast} />
          </Suspense>
        ) : null}
      </div>
    </Card>
  );
}
