"use client";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/action/button";
import { VERIFICATION_SECONDS } from "@/contracts/identity/registration/register";
import { messageOf } from "@/contracts/api-error";
import { resendVerification } from "@/components/identity/account/account-calls";
import styles from "./verify-email.module.css";

type Said = { tone: "good" | "bad"; message: string };

/**
 * Requests a new verification link for the signed-in customer. Stays disabled for as long as the server would refuse.
 */
export function ResendVerification() {
  const [busy, setBusy] = useState(false);
  const [resting, setResting] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    if (!resting) return;
    const timer = window.setTimeout(() => setResting(false), VERIFICATION_SECONDS * 1000);
    return () => window.clearTimeout(timer);
  }, [resting]);

  const ask = async () => {
    if (busy) return;
    setBusy(true);
    try {
      setSaid({ tone: "good", message: await resendVerification() });
      setResting(true);
    } catch (error) {
      setSaid({ tone: "bad", message: messageOf(error) });
    }
    setBusy(false);
  };
  return (
    <>
      {said ? <Alert tone={said.tone}>{said.message}</Alert> : null}
      <div className={styles.actions}>
        <Button busy={busy} disabled={resting} onClick={() => void ask()}>
          {resting ? "Sent. You can ask again in a minute" : "Send me a new link"}
        </Button>
      </div>
    </>
  );
}
