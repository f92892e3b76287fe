"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { messageOf } from "@/contracts/api-error";
import { SANDBOX_ACCOUNTS, type SandboxAccountKind } from "@/contracts/sale/payment/payment";
import { useConnectSandboxAccountMutation } from "@/services/sale/payment";
import styles from "./sandbox-connect.module.css";

const WHAT_HAPPENS: Record<SandboxAccountKind, { name: string; what: string }> = {
  success: { name: "Complete account", what: "Payouts to it arrive." },
  transferFails: { name: "Closed bank account", what: "Payouts to it come back." },
  incomplete: { name: "Incomplete account", what: "Details are missing, so it can't be paid yet." },
};

/** The embedded processor's page on which a vendor presses "Connect". */
export function SandboxConnectView({ state }: { state: string }) {
  const [account, setAccount] = useState<SandboxAccountKind>("success");
  const [connect, { isLoading }] = useConnectSandboxAccountMutation();
  const [failure, setFailure] = useState("");
  const submit = async () => {
    setFailure("");
    const { data, error } = await connect({ state, account });
    if (data) window.location.assign(data.returnUrl);
    else setFailure(messageOf(error));
  };
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Connect a test account</h1>
      <p>
        This is the test payment processor: no money moves. Choose the account that Sayang should pay, as you
        would at Stripe.
      </p>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <fieldset className={styles.accounts}>
        <legend className="visually-hidden">Test account</legend>
        {SANDBOX_ACCOUNTS.map((kind) => (
          <label key={kind} className={styles.account}>
            <input type="radio" name="account" checked={kind === account} onChange={() => setAccount(kind)} />
            <span>
              <strong>{WHAT_HAPPENS[kind].name}</strong>
              <br />
              {WHAT_HAPPENS[kind].what}
            </span>
          </label>
        ))}
      </fieldset>
      <Button block size="lg" busy={isLoading} onClick={() => void submit()}>
        Connect
      </Button>
    </main>
  );
}
