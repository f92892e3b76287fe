"use client";
import { lazy, Suspense, useId, useState } from "react";
import { DateField } from "@/components/ui/form/date/date-field";
import { Button } from "@/components/ui/action/button";
import { TextAreaField } from "@/components/ui/form/field";
import { amount } from "@/components/ui/money/amount";
import { CANCELLATION_TEXT_MAX, type RefundMethod } from "@/contracts/sale/order/cancellation";
import type { CancellationDetails } from "@/contracts/sale/order/cancellation-details";
import { formatDateTime, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import {
  useAgreeToRefundMutation,
  useContestRefundMutation,
  useMarkItemsReceivedMutation,
  useNudgeVendorMutation,
} from "@/services/sale/cancellation";
import styles from "./cancellation.module.css";
import { EvidenceField } from "./evidence-field";
import { MethodChoice } from "./method-choice";

const StepDialog = lazy(() => import("./step-dialog"));
const WithdrawDialog = lazy(() => import("./withdraw-dialog"));

type Props = { details: CancellationDetails; other: string };
type Asked = "agree" | "contest" | "sendBack" | "withdraw";

/** Offers the steps that the process allows the couple now. */
export function CustomerActions({ details, other }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { actions, nudgeAt } = details;
  const can = (action: Asked) => actions.includes(action);
  return (
    <>
      <div className={styles.actions}>
        {can("agree") ? <Button onClick={() => setAsked("agree")}>Agree to the refund</Button> : null}
        {can("sendBack") ? (
          <Button onClick={() => setAsked("sendBack")}>
            {details.itemsReceivedOn ? "Change the day" : "I've handed it back"}
          </Button>
        ) : null}
        {can("contest") ? (
          <Button variant="secondary" onClick={() => setAsked("contest")}>
            Contest the refund
          </Button>
        ) : null}
        {nudgeAt ? <Nudge orderId={details.orderId} nudgeAt={nudgeAt} other={other} /> : null}
        {can("withdraw") ? (
          <Button variant="plain" onClick={() => setAsked("withdraw")}>
            Withdraw the request
          </Button>
        ) : null}
      </div>
      {asked ? (
        <Suspense>
          <Dialogs asked={asked} details={details} other={other} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Dialogs({ asked, details, other, onClose }: Props & { asked: Asked; onClose: () => void }) {
  const id = useId();
  const { orderId, refund } = details;
  const [method, setMethod] = useState<RefundMethod>(details.refundMethod);
  const [agree] = useAgreeToRefundMutation();
  const [contest] = useContestRefundMutation();
  const [sendBack] = useMarkItemsReceivedMutation();
  if (asked === "withdraw") {
    return (
      <WithdrawDialog
        side="user"
        orderId={orderId}
        title="Withdraw your request?"
        confirm="Withdraw request"
        done="Your order goes on"
        onClose={onClose}
      >
        Your order with {other} goes on as before. You can ask again later; the policy of that day then
        counts.
      </WithdrawDialog>
    );
  }
  if (asked === "agree") {
    return (
      <StepDialog
        open
        title={`Agree to ${amount(refund.total)}?`}
        confirm="Agree and cancel the order"
        done="Refund agreed"
        send={(form) => agree({ orderId, form }).unwrap()}
        onClose={onClose}
      >
        <p>
          {details.needsReturn
            ? `The order ends once ${other} has this back: ${details.needsReturn}.`
            : "The order ends now and your date is released. This can't be undone."}
        </p>
        {refund.total > refund.voucher ? <MethodChoice value={method} onChange={setMethod} /> : null}
      </StepDialog>
    );
  }
  if (asked === "contest") {
    return (
      <StepDialog
        open
        title="What isn't right?"
        confirm="Contest the refund"
        done={`${other} has 3 days to answer. After that Sayang decides.`}
        send={(form) => contest({ orderId, form }).unwrap()}
        onClose={onClose}
      >
        <TextAreaField
          id={`${id}-comments`}
          name="customerComments"
          label="For the vendor and Sayang to read"
          maxLength={CANCELLATION_TEXT_MAX}
          autoFocus
        />
        <EvidenceField id={`${id}-files`} name="files" label="Files (optional)" />
      </StepDialog>
    );
  }
  return (
    <StepDialog
      open
      title="Have you handed it back?"
      confirm="Tell the vendor"
      done="Noted. We've asked the vendor to confirm"
      send={(form) => sendBack({ side: "user", orderId, form }).unwrap()}
      onClose={onClose}
    >
      <p>{details.needsReturn}</p>
      <DateField
        id={`${id}-on`}
        name="itemsReceivedOn"
        label="On which day?"
        max={todayInSingapore()}
        defaultValue={todayInSingapore()}
        marks={false}
      />
      <EvidenceField id={`${id}-files`} name="files" label="Proof, such as a photo or receipt (optional)" />
    </StepDialog>
  );
}

function Nudge({ orderId, nudgeAt, other }: { orderId: string; nudgeAt: string; other: string }) {
  const [nudge, { isLoading }] = useNudgeVendorMutation();
  const send = async () => {
    const { data } = await nudge(orderId);
    if (!data) return;
    const next = formatDateTime(data.nextNudgeAt);
    if (data.sent) notify("success", `We've reminded ${other}`);
    else notify("info", `You've reminded ${other} already. You can again on ${next}.`);
  };
  return (
    <Button
      variant="secondary"
      busy={isLoading}
      title={`Possible from ${formatDateTime(nudgeAt)}`}
      onClick={() => void send()}
    >
      Remind {other}
    </Button>
  );
}
