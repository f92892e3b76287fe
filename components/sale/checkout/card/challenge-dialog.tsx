"use client";
import { useState } from "react";
import { amount } from "@/components/ui/money/amount";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import type { PaymentIntent, SandboxResult } from "@/contracts/sale/payment/payment";
import { messageOf } from "@/contracts/api-error";
import { useAuthenticateSandboxPaymentMutation } from "@/services/sale/payment";
import paynowStyles from "./paynow.module.css";
import { QrPicture } from "./qr-picture";

type Props = {
  open: boolean;
  intent: PaymentIntent;
  /** Set while PayNow waits for the banking app. */
  qr: string | null;
  onResult: (result: SandboxResult) => void;
};

/** Simulates a bank's authentication page. It closes only with an answer. */
export default function ChallengeDialog({ open, intent, qr, onResult }: Props) {
  const [authenticate, { isLoading }] = useAuthenticateSandboxPaymentMutation();
  const [failure, setFailure] = useState("");

  const answer = async (outcome: "approve" | "fail") => {
    setFailure("");
    const { data, error } = await authenticate({ clientSecret: intent.clientSecret, outcome });
    if (data) onResult(data);
    else setFailure(messageOf(error));
  };

  return (
    <Dialog
      open={open}
      title={qr ? "Scan with your banking app" : "Your bank asks you to confirm"}
      size="xs"
      error={failure}
      lead={
        <>
          Sayang wants to charge {amount(intent.amount)}. In this test you are the bank too: approve it, or
          let it fail.
        </>
      }
      actions={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={() => void answer("fail")}>
            Fail
          </Button>
          <Button autoFocus busy={isLoading} onClick={() => void answer("approve")}>
            Approve
          </Button>
        </>
      }
    >
      {qr ? <QrPicture text={qr} label="PayNow code" className={paynowStyles.code ?? ""} /> : null}
    </Dialog>
  );
}
