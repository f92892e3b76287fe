"use client";
import { amount } from "@/components/ui/money/amount";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Dialog } from "@/components/ui/feedback/dialog";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { SelectField, TextAreaField } from "@/components/ui/form/field";
import { messageOf } from "@/contracts/api-error";
import {
  CANCELLATION_REASONS,
  CANCELLATION_TEXT_MAX,
  type RefundMethod,
} from "@/contracts/sale/order/cancellation";
import { notify } from "@/lib/notice/notify";
import {
  type CancellationSide,
  useCancelOrderMutation,
  useGetCancellationPreviewQuery,
} from "@/services/sale/cancellation";
import styles from "./cancellation.module.css";
import { whyOf } from "./cancellation-labels";
import { EvidenceField } from "./evidence-field";
import { MethodChoice } from "./method-choice";
import { PolicyTimeline } from "./policy-timeline";
import { RefundParts } from "./refund-parts";

type Props = { side: CancellationSide; orderId: string; other: string; open: boolean; onClose: () => void };

const STEPS = 3;
const LAST = STEPS - 1;

/**
 * Requests cancellation in three steps: reason, refund with explanation, confirmation. Typed values are kept between
 * them. An order that the vendor hasn't accepted ends immediately.
 */
export default function CancelDialog({ side, orderId, other, open, onClose }: Props) {
  const id = useId();
  const [step, setStep] = useState(0);
  const [method, setMethod] = useState<RefundMethod>("original");
  const [reasonError, setReasonError] = useState("");
  const [detailsError, setDetailsError] = useState("");
  const [failure, setFailure] = useState("");
  const preview = useGetCancellationPreviewQuery({ side, orderId }, { refetchOnMountOrArgChange: true });
  const [cancel, { isLoading }] = useCancelOrderMutation();
  const party = side === "user" ? "customer" : "vendor";
  const mine = party === "customer";

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const noReason = form.get("reason") === "";
    const noDetails = !mine && String(form.get("reasonDetails")).trim() === "";
    setReasonError(noReason ? "Please choose a reason" : "");
    setDetailsError(noDetails ? "Please tell the couple why" : "");
    if (noReason || noDetails) return setStep(0);
    if (step < LAST) return setStep(step + 1);
    form.set("orderId", orderId);
    form.set("refundMethod", method);
    setFailure("");
    const { data: sent, error } = await cancel({ side, form });
    if (error) return setFailure(messageOf(error));
    const done =
      sent.state === "requested_by_user" ? "Your request has been sent" : "Your order is cancelled";
    notify("success", mine ? done : "We've told the couple");
    onClose();
  };

  const { data } = preview;
  const endsNow = mine && data?.basis === "not_accepted";
  const titles = [
    "Why do you want to cancel?",
    "What comes back",
    endsNow ? "Cancel this order?" : "Send your request?",
  ];
  return (
    <Dialog
      open={open}
      title={titles[step] ?? ""}
      busy={isLoading}
      error={failure}
      onClose={onClose}
      form={{ onSubmit: (event) => void submit(event), noValidate: true, "aria-busy": isLoading }}
      actions={
        <>
          <Button variant="secondary" onClick={step === 0 ? onClose : () => setStep(step - 1)}>
            {step === 0 ? "Keep the order" : "Back"}
          </Button>
          <Button
            type="submit"
            variant={step === LAST ? "danger" : "primary"}
            busy={isLoading}
            disabled={data ? !data.allowed : step > 0}
          >
            {step < LAST ? "Continue" : endsNow ? "Cancel the order" : "Ask to cancel"}
          </Button>
        </>
      }
    >
      <p className={styles.steps} aria-live="polite">
        Step {step + 1} of {STEPS}
      </p>
      {preview.error ? <Alert tone="bad">{messageOf(preview.error)}</Alert> : null}
      {data && !data.allowed ? <Alert tone="warn">{data.refusal}</Alert> : null}
      <div hidden={step !== 0} className={step === 0 ? styles.content : undefined}>
        <SelectField id={`${id}-reason`} name="reason" label="Reason" error={reasonError} defaultValue="">
          <option value="">Choose a reason</option>
          {CANCELLATION_REASONS[party].map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </SelectField>
        <TextAreaField
          id={`${id}-details`}
          name="reasonDetails"
          label={mine ? `Message to ${other} (optional)` : `What should ${other} know?`}
          error={detailsError}
          maxLength={CANCELLATION_TEXT_MAX}
        />
        <EvidenceField id={`${id}-files`} name="files" label="Files (optional)" />
      </div>
      {step > 0 && data ? (
        <>
          <p>{whyOf(data, party)}</p>
          {data.disputed > 0 ? <p>{disputedText(data.disputed, mine)}</p> : null}
          {step === 1 && mine && data.basis !== "not_accepted" ? <PolicyTimeline tiers={data.tiers} /> : null}
          <RefundParts parts={data.byMethod[method]} kept={data.kept} paid={data.paid} reader={party} />
          {step === 1 && mine && data.amount > 0 ? (
            <MethodChoice value={method} onChange={setMethod} parts={data.byMethod} />
          ) : null}
          {step === LAST ? <p>{outlook(data.basis, mine, other)}</p> : null}
        </>
      ) : null}
      {step > 0 && !data && !preview.error ? <Skeleton /> : null}
    </Dialog>
  );
}

const disputedText = (dollars: number, mine: boolean) =>
  `${mine ? "Your" : "The couple's"} bank has taken back ${amount(dollars)}, so that part isn't refunded here.`;

function outlook(basis: string, mine: boolean, other: string): string {
  if (!mine) return `${other} agrees or contests within 14 days. Your date stays taken until then.`;
  if (basis === "not_accepted") return "The order ends at once. This can't be undone.";
  return (
    `${other} has 7 days to answer and may offer more. You then agree or contest. Until a refund is agreed you can ` +
    "withdraw, and the order goes on; payments are paused meanwhile."
  );
}
