"use client";
import { lazy, Suspense, useState } from "react";
import { useMay } from "@/components/session/use-team-role";
import { Button } from "@/components/ui/action/button";
import { type EditSide, nextEditState, type OrderEdit } from "@/contracts/sale/order/edit";
import { formatDateTime } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useAnswerOrderEditMutation, useWithdrawOrderEditMutation } from "@/services/sale/edit";
import { EditDifference } from "./edit-difference";
import styles from "./open-edit.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));
const DeclineEditDialog = lazy(() => import("./decline-edit-dialog"));

type Props = { edit: OrderEdit; orderId: string; side: EditSide; other: string };
type Asked = "accept" | "decline" | "withdraw";

/** A request that awaits an answer, with the buttons for the side viewing it. */
export default function OpenEdit({ edit, orderId, side, other }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const [answer, answering] = useAnswerOrderEditMutation();
  const [withdraw, withdrawing] = useWithdrawOrderEditMutation();
  const own = edit.requestedBy === side;
  const decides = useMay("orders.decide", side);
  const may = (transition: Asked) => decides && nextEditState(edit, transition, side) !== null;
  const ask = (what: Asked) => {
    setAsked(what);
    setOpen(true);
  };
  const send = async (accepted: boolean, reason = "") => {
    const body = { accepted, reason, version: edit.version };
    const { data } = await answer({ side, id: orderId, body });
    setOpen(false);
    if (data) notify("success", accepted ? "Change accepted" : "Change declined");
  };
  const takeBack = async () => {
    const { data } = await withdraw({ side, id: orderId });
    setOpen(false);
    if (data) notify("success", "Change request withdrawn");
  };

  return (
    <div className={styles.edit}>
      <h2 id="edit-title" className={styles.title}>
        {own ? "You asked for a change" : `${other} would like a change`}
      </h2>
      <p className={styles.text}>
        {own ? `${other} has` : "You have"} until {formatDateTime(edit.expiresAt)} to answer. Nothing changes
        before that, and payments go on as usual.
      </p>
      <blockquote className={styles.comment}>{edit.comment}</blockquote>
      <EditDifference difference={edit} side={side} />
      <div className={styles.actions}>
        {may("accept") ? <Button onClick={() => ask("accept")}>Accept change</Button> : null}
        {may("decline") ? (
          <Button variant="secondary" onClick={() => ask("decline")}>
            Decline
          </Button>
        ) : null}
        {may("withdraw") ? (
          <Button variant="secondary" onClick={() => ask("withdraw")}>
            Withdraw request
          </Button>
        ) : null}
      </div>
      <Suspense>
        {asked === "accept" ? (
          <ConfirmDialog
            open={open}
            title="Accept this change?"
            confirm="Accept change"
            cancel="Not yet"
            busy={answering.isLoading}
            onConfirm={() => void send(true)}
            onClose={() => setOpen(false)}
          >
            The order changes at once for both of you, and this can’t be undone without another request.
          </ConfirmDialog>
        ) : null}
        {asked === "withdraw" ? (
          <ConfirmDialog
            open={open}
            title="Withdraw your request?"
            confirm="Withdraw request"
            cancel="Keep it"
            busy={withdrawing.isLoading}
            onConfirm={() => void takeBack()}
            onClose={() => setOpen(false)}
          >
            The order stays as it is. You can ask for another change at any time.
          </ConfirmDialog>
        ) : null}
        {asked === "decline" ? (
          <DeclineEditDialog
            open={open}
            other={other}
            onDecline={(reason) => send(false, reason)}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
