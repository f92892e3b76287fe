"use client";
import { lazy, Suspense, useId, useState } from "react";
import { DateField } from "@/components/ui/form/date/date-field";
import { Button } from "@/components/ui/action/button";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { AmountField } from "@/components/ui/money/amount-field";
import { amount } from "@/components/ui/money/amount";
import { CANCELLATION_TEXT_MAX } from "@/contracts/sale/order/cancellation";
import type { CancellationDetails } from "@/contracts/sale/order/cancellation-details";
import { todayInSingapore } from "@/lib/dates";
import {
  useMarkItemsReceivedMutation,
  useOfferRefundMutation,
  useRejectCancellationMutation,
} from "@/services/sale/cancellation";
import styles from "./cancellation.module.css";
import { EvidenceField } from "./evidence-field";

const StepDialog = lazy(() => import("./step-dialog"));
const WithdrawDialog = lazy(() => import("./withdraw-dialog"));

type Props = { details: CancellationDetails; other: string };
type Asked = "offer" | "reject" | "receive" | "creditNote" | "withdraw";

/** Offers the steps that the process allows the vendor now. */
export function VendorActions({ details, other }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { actions, state } = details;
  const refuses = actions.some((action) => ["reject", "standBy", "disputeReturn"].includes(action));
  const isOver = state === "refund_due" || state === "refunded";
  return (
    <>
      <div className={styles.actions}>
        {actions.includes("offer") ? (
          <Button onClick={() => setAsked("offer")}>
            {details.offered === null ? "Offer a refund" : "Raise the offer"}
          </Button>
        ) : null}
        {actions.includes("receive") ? (
          <Button onClick={() => setAsked("receive")}>Mark items received</Button>
        ) : null}
        {refuses ? (
          <Button variant="secondary" onClick={() => setAsked("reject")}>
            {refusalLabel(state)}
          </Button>
        ) : null}
        {isOver ? (
          <Button variant="secondary" onClick={() => setAsked("creditNote")}>
            Add a credit note
          </Button>
        ) : null}
        {actions.includes("withdraw") ? (
          <Button variant="plain" onClick={() => setAsked("withdraw")}>
            Withdraw the cancellation
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

function refusalLabel(state: CancellationDetails["state"]): string {
  if (state === "refund_contested") return "Stand by your answer";
  return state === "return_pending" ? "Items are missing" : "Turn down";
}

function Dialogs({ asked, details, other, onClose }: Props & { asked: Asked; onClose: () => void }) {
  const id = useId();
  const { orderId, state } = details;
  const least = Math.max(details.policyAmount, details.offered ?? 0);
  const [offered, setOffered] = useState(String(least));
  const [offer] = useOfferRefundMutation();
  const [reject] = useRejectCancellationMutation();
  const [receive] = useMarkItemsReceivedMutation();
  if (asked === "withdraw") {
    return (
      <WithdrawDialog
        side="vendor"
        orderId={orderId}
        title="Withdraw the cancellation?"
        confirm="Withdraw"
        done="The order goes on"
        onClose={onClose}
      >
        The order for {other} goes on as before.
      </WithdrawDialog>
    );
  }
  if (asked === "offer") {
    const text = (form: FormData, name: string) => String(form.get(name) ?? "");
    return (
      <StepDialog
        open
        title="Offer a refund"
        confirm={`Offer ${amount(Number(offered) || 0)}`}
        done={`We've passed your offer to ${other}`}
        send={(form) =>
          offer({
            orderId,
            body: {
              amount: offered === "" ? null : Number(offered),
              vendorComments: text(form, "vendorComments"),
              needsReturn: text(form, "needsReturn"),
            },
          }).unwrap()
        }
        onClose={onClose}
      >
        <p>
          {other} has paid {amount(details.paid)}. Your policy gives back {details.policyPercent}%,{" "}
          {amount(details.policyAmount)}; you may offer more.
        </p>
        <AmountField
          id={`${id}-amount`}
          name="amount"
          label="Refund in dollars"
          value={offered}
          onAmount={setOffered}
        />
        <TextAreaField
          id={`${id}-comments`}
          name="vendorComments"
          label="Message (optional)"
          maxLength={CANCELLATION_TEXT_MAX}
          rows={3}
        />
        <TextField
          id={`${id}-return`}
          name="needsReturn"
          label="To be handed back first (optional)"
          hint="Such as a rented gown. The refund goes out once you have it."
          defaultValue={details.needsReturn}
          maxLength={500}
        />
      </StepDialog>
    );
  }
  if (asked === "reject") {
    return (
      <StepDialog
        open
        warns
        title={refusalLabel(state)}
        confirm={state === "requested_by_user" ? "Turn down the request" : "Pass it to Sayang"}
        tone="danger"
        done="Your answer has been sent"
        send={(form) => reject({ orderId, reason: String(form.get("reason") ?? "") }).unwrap()}
        onClose={onClose}
      >
        <p>
          {state === "requested_by_user"
            ? `The order goes on as before. ${other} can contest that, and Sayang then decides.`
            : "Sayang reads what both sides wrote, and decides."}
        </p>
        <TextAreaField
          id={`${id}-reason`}
          name="reason"
          label={`Reason, for ${other} and Sayang to read`}
          maxLength={CANCELLATION_TEXT_MAX}
          autoFocus
        />
      </StepDialog>
    );
  }
  const receives = asked === "receive";
  return (
    <StepDialog
      open
      warns
      title={receives ? "Mark items received" : "Add a credit note"}
      confirm={receives ? "Confirm and refund" : "Add credit note"}
      done={receives ? "The refund is on its way" : "Credit note added"}
      send={(form) => receive({ side: "vendor", orderId, form }).unwrap()}
      onClose={onClose}
    >
      {receives ? <p>{details.needsReturn}</p> : null}
      <TextField
        id={`${id}-reference`}
        name="itemsReceivedReferenceNo"
        label="Reference number (optional)"
        maxLength={100}
      />
      {receives ? (
        <DateField
          id={`${id}-on`}
          name="itemsReceivedOn"
          label="Received on"
          max={todayInSingapore()}
          defaultValue={details.itemsReceivedOn ?? todayInSingapore()}
          marks={false}
        />
      ) : null}
      <EvidenceField id={`${id}-files`} name="creditNote" label="Credit note (optional)" />
    </StepDialog>
  );
}
