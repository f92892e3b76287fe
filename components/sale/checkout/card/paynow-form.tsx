"use client";
import { ServerMessage } from "@/components/ui/words/server-message";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { amount } from "@/components/ui/money/amount";
import { messageOf } from "@/contracts/api-error";
import { useStartSandboxPayNowMutation } from "@/services/sale/payment";
import type { CardFormProps } from "../contract/card-form-props";
import { t } from "@/lib/words/t";
import styles from "./paynow.module.css";

/** PayNow of the embedded processor: shows a code for the amount. */
export function PayNowForm({ intent, refusal, onResult }: CardFormProps) {
  const [start, { isLoading }] = useStartSandboxPayNowMutation();
  const [failure, setFailure] = useState("");
  const show = async () => {
    setFailure("");
    const { data, error } = await start({ clientSecret: intent.clientSecret });
    if (data) onResult(data);
    else setFailure(messageOf(error));
  };
  const trouble = failure || refusal;
  return (
    <div className={styles.paynow}>
      {trouble && !isLoading ? (
        <Alert tone="bad" title={t("The payment did not go through")}>
          <ServerMessage>{trouble}</ServerMessage>
        </Alert>
      ) : null}
      <p>{t("Scan a code with your bank’s app and approve the payment there. You don’t need a card.")}</p>
      <Button block size="lg" busy={isLoading} onClick={() => void show()}>
        {t("Show PayNow code for {amount}", { amount: amount(intent.amount) })}
      </Button>
      <p className={styles.hint}>
        <strong>{t("This is a test payment: no money moves.")}</strong>
      </p>
    </div>
  );
}
