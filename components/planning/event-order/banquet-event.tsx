"use client";
import { lazy, Suspense, useId, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Figures } from "@/components/ui/list/figures";
import { Card } from "@/components/ui/page/card";
import type { BanquetCandidate, BanquetEvent } from "@/contracts/planning/event-order";
import { formatDate } from "@/lib/dates";
import styles from "./banquet.module.css";
import { TiedOrder } from "./tied-order";

const TieDialog = lazy(() => import("./tie-dialog"));
const SheetDialog = lazy(() => import("./sheet-dialog"));

type Props = { event: BanquetEvent; candidates: BanquetCandidate[] };

/** An event: its replies, and the orders tied to it. */
export function BanquetEventCard({ event, candidates }: Props) {
  const id = useId();
  const [shown, setShown] = useState<"tie" | "sheet" | null>(null);
  const [open, setOpen] = useState(false);
  const { name, date, attending, waiting, declined, orders } = event;
  const figures = [
    ["Coming", attending],
    ["Waiting", waiting],
    ["Can’t come", declined],
  ] as const;
  const show = (what: "tie" | "sheet") => {
    setShown(what);
    setOpen(true);
  };
  return (
    <Card as="section" className={styles.event ?? ""} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id} className={styles.name}>
            {name}
          </h2>
          <p className={styles.note}>{date ? formatDate(date) : "No date yet"}</p>
        </div>
        <Figures figures={figures} isLive />
      </header>
      {orders.map((order) => (
        <TiedOrder key={order.id} order={order} event={event} />
      ))}
      {orders.length === 0 && candidates.length === 0 ? (
        <p className={styles.note}>
          Book a banquet or catering sold by the table or the guest, and its numbers follow your replies here.{" "}
          <a href="/vendor?category=venues#result">Find a venue</a>
        </p>
      ) : null}
      <div className={styles.actions}>
        {candidates.length > 0 ? (
          <Button size="sm" variant="secondary" onClick={() => show("tie")}>
            {orders.length > 0 ? "Connect another booking" : "Connect a booking"}
          </Button>
        ) : null}
        <Button size="sm" variant="secondary" onClick={() => show("sheet")}>
          Caterer’s sheet
        </Button>
        <ButtonLink size="sm" variant="plain" href="/user/dashboard/guest-list">
          Guest list
        </ButtonLink>
      </div>
      <Suspense>
        {shown === "tie" ? (
          <TieDialog open={open} event={event} candidates={candidates} onClose={() => setOpen(false)} />
        ) : null}
        {shown === "sheet" ? <SheetDialog open={open} event={event} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Card>
  );
}
