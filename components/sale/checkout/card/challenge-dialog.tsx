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
import { t } from "@/lib/words/t";

type Props = {
  open: boolean;
  intent: PaymentIntent;
  /** Set while PayNow waits for the banking app. */
  qr: string | null;
  onResult: (result: SandboxResult) => void;
};

/** Simulates a bank's authentication page. It closes only once answered. */
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
      title={qr ? t("Scan with your banking app") : t("Your bank asks you to confirm")}
      size="xs"
      error={failure}
      lead={
        <>
          {t(
            "Sayang wants to charge {amount}. In this test you are the bank too: approve it, or let it fail.",
            { amount: amount(intent.amount) },
          )}
        </>
      }
      actions={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={() => void answer("fail")}>
            {t("Fail")}
          </Button>
          <Button autoFocus busy={isLoading} onClick={() => void answer("approve")}>
            {t("Approve")}
          </Button>
        </>
      }
    >
      {qr ? <QrPicture text={qr} label={t("PayNow code")} className={paynowStyles.code ?? ""} /> : null}
    </Dialog>
  );
}
