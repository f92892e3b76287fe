"use client";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import {
  type BanquetEvent,
  CHANGE_PROPOSED,
  type EventOrder,
  totalFor,
  unitsFor,
} from "@/contracts/planning/event-order";
import { addDays, formatDate, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useProposeChangeMutation, useUntieOrderMutation } from "@/services/planning/event-order";
import styles from "./banquet.module.css";
import { unitsInWords } from "./units";

const waitingHref = (eventId: string) => `/user/dashboard/guest-list?eventId=${eventId}&answer=waiting`;
/** Days before the guarantee date from which the number can't wait for more replies. */
const PRESSING_DAYS = 3;

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));
const TermsDialog = lazy(() => import("./terms-dialog"));

type Props = { order: EventOrder; event: BanquetEvent };

/** An order next to the projection from replies, with a change to propose when they differ. */
export function TiedOrder({ order, event }: Props) {
  const [shown, setShown] = useState<"propose" | "untie" | "terms" | null>(null);
  const [open, setOpen] = useState(false);
  const [propose, proposing] = useProposeChangeMutation();
  const [untie, untying] = useUntieOrderMutation();
  const { state, units, projectedUnits, minimumUnits, difference } = order;
  const needed = neededUnits(order, event);
  const isEarly = isTooEarly(order, event);
  const most = isEarly ? unitsFor(event.attending + event.waiting, order.seatsPerUnit, 0) : needed;
  const show = (what: NonNullable<typeof shown>) => {
    setShown(what);
    setOpen(true);
  };
  const confirm = async () => {
    const { data } = await (shown === "untie"
      ? untie(order.id)
      : propose({ id: order.id, units: projectedUnits }));
    setOpen(false);
    if (data) notify("success", shown === "untie" ? "The booking is no longer connected" : CHANGE_PROPOSED);
  };
  return (
    <section className={styles.order} aria-label={order.title} data-state={state}>
      <div className={styles.title}>
        <h3>{order.title}</h3>
        <p className={styles.note}>
          {order.order.vendorName} ·{" "}
          <Link href={`/user/manage-orders/${order.order.id}`} prefetch={false}>
            {order.order.orderNumber}
          </Link>
        </p>
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>Ordered</dt>
          <dd>{unitsInWords(units, order)}</dd>
          <dd className={styles.note}>{amount(order.total)}</dd>
        </div>
        <div>
          <dt>Replies so far</dt>
          <dd>{most > needed ? `${needed} to ${unitsInWords(most, order)}` : unitsInWords(needed, order)}</dd>
          <dd className={styles.note}>
            {most > needed
              ? costRange(order, needed, most)
              : needed < minimumUnits
                ? `You’re charged for at least ${minimumUnits.toLocaleString("en-SG")}: ${amount(order.projectedTotal)}`
                : amount(order.projectedTotal)}
          </dd>
        </div>
      </dl>
      <p className={styles.advice}>{adviceOf(order, event)}</p>
      <div className={styles.actions}>
        {isEarly ? (
          <ButtonLink size="sm" variant="secondary" href={waitingHref(event.id)}>
            See who hasn’t replied
          </ButtonLink>
        ) : null}
        {state === "drifted" && difference ? (
          <Button size="sm" variant={isEarly ? "plain" : "primary"} onClick={() => show("propose")}>
            Ask for {unitsInWords(projectedUnits, order)}
            {isEarly ? " now" : ""}
          </Button>
        ) : null}
        <ButtonLink size="sm" variant="secondary" href={`/user/manage-orders/${order.order.id}/event-order`}>
          Event order
        </ButtonLink>
        <Button size="sm" variant="plain" onClick={() => show("terms")}>
          Seats and minimum
        </Button>
        <Button size="sm" variant="plain" onClick={() => show("untie")}>
          Disconnect
        </Button>
      </div>
      <Suspense>
        {shown === "terms" ? <TermsDialog open={open} order={order} onClose={() => setOpen(false)} /> : null}
        {shown === "propose" || shown === "untie" ? (
          <ConfirmDialog
            open={open}
            title={
              shown === "untie"
                ? "Disconnect this booking?"
                : `Ask ${order.order.vendorName} for ${unitsInWords(projectedUnits, order)}?`
            }
            confirm={shown === "untie" ? "Disconnect" : "Send request"}
            cancel="Not now"
            busy={proposing.isLoading || untying.isLoading}
            onConfirm={() => void confirm()}
            onClose={() => setOpen(false)}
          >
            {shown === "untie"
              ? "Your order stays as it is. Its numbers no longer follow your replies, and the vendor no longer sees your plans."
              : `${difference ? `Your order would cost ${changeOf(difference)} ` : ""}Nothing changes until the vendor agrees.`}
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </section>
  );
}

function changeOf({ delta, after, refund }: NonNullable<EventOrder["difference"]>): string {
  const change = delta < 0 ? `${amount(-delta)} less` : `${amount(delta)} more`;
  const back = refund > 0 ? ` ${amount(refund)} of what you paid comes back to you.` : "";
  return `${amount(after)}, ${change}.${back}`;
}

/** The quantity that the replies call for, ignoring the vendor's minimum. */
const neededUnits = ({ seatsPerUnit }: EventOrder, { attending }: BanquetEvent) =>
  unitsFor(attending, seatsPerUnit, 0);

/** True while guests may still reply and the vendor's date isn't near, so that asking now means asking twice. */
function isTooEarly({ state, guaranteeDate }: EventOrder, { waiting, repliesBy }: BanquetEvent): boolean {
  const today = todayInSingapore();
  const isPressing = guaranteeDate !== null && today > addDays(guaranteeDate, -PRESSING_DAYS);
  const isClosed = repliesBy !== null && today > repliesBy;
  return waiting > 0 && !isPressing && !isClosed && (state === "drifted" || state === "level");
}

function costRange(order: EventOrder, least: number, most: number): string {
  const [low, high] = [amount(totalFor(order, least)), amount(totalFor(order, most))];
  const range = low === high ? low : `${low} to ${high}`;
  return least < order.minimumUnits
    ? `${range}, as you’re charged for at least ${order.minimumUnits.toLocaleString("en-SG")}`
    : range;
}

/** When to ask, while replies are outstanding: once they close, or just before the vendor needs the number. */
function waitAdvice({ guaranteeDate }: EventOrder, { waiting, repliesBy }: BanquetEvent): string {
  const who = waiting === 1 ? "1 guest hasn’t replied" : `${waiting} guests haven’t replied`;
  const isClosedFirst = repliesBy !== null && (guaranteeDate === null || repliesBy < guaranteeDate);
  if (isClosedFirst) return `${who}. Ask after ${formatDate(repliesBy)}, when replies close.`;
  if (guaranteeDate) return `${who}. Ask by ${formatDate(guaranteeDate)}, when your vendor needs the number.`;
  return `${who}. Ask once they have.`;
}

function adviceOf(order: EventOrder, event: BanquetEvent): string {
  const { state, units, projectedUnits, minimumUnits, guaranteeDate, difference } = order;
  const minimum = unitsInWords(minimumUnits, order);
  const isBelow = neededUnits(order, event) < minimumUnits;
  const until = guaranteeDate ? ` You can change it until ${formatDate(guaranteeDate)}.` : "";
  if (state === "proposed") return "A change is waiting for an answer. Until then the order stays as it is.";
  if (state === "stands") {
    return guaranteeDate
      ? `The order stands: numbers were due by ${formatDate(guaranteeDate)}. Message your vendor if something has changed.`
      : "The order stands: it can’t be changed any more.";
  }
  if (isTooEarly(order, event)) return `${waitAdvice(order, event)}${until}`;
  if (state === "level") {
    if (isBelow) return `Your order is at your minimum of ${minimum}.${until}`;
    const held = projectedUnits === minimumUnits ? " This is your minimum." : "";
    return `Your order fits your replies.${held}${until}`;
  }
  const still = event.waiting > 0 ? ` ${event.waiting} never replied.` : "";
  const ordered = unitsInWords(units, order);
  if (!difference) {
    const change = isBelow
      ? `Your minimum is ${minimum}, and you’ve ordered ${ordered}.`
      : `Replies ask for ${unitsInWords(projectedUnits, order)} instead of ${ordered}.`;
    return `${change}${still}${until}`;
  }
  const at = isBelow ? `At your minimum of ${minimum}, your` : "Your";
  return `${at} order would cost ${changeOf(difference)}${still}${until}`;
}
