"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import styles from "./balance.module.css";
import { BalanceResult } from "./balance-result";
import type { BalanceAnswer } from "./check-balance";

const loadChecker = () => import("./check-balance");
const FAILURE = "We couldn't look that up. Check your connection and try again.";

/** Looks up what is on a voucher. The code goes into no address. */
export function BalanceForm() {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<BalanceAnswer | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const found = answer?.balance;
  useEffect(() => {
    if (found) result.current?.focus();
  }, [found]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const code = new FormData(event.currentTarget).get("code");
    setBusy(true);
    const got = await loadChecker()
      .then(({ checkBalance }) => checkBalance(typeof code === "string" ? code : ""))
      .catch((): BalanceAnswer => ({ problem: FAILURE }));
    setBusy(false);
    setAnswer(got);
    if (got.problem) form.current?.querySelector<HTMLElement>("#voucher-code")?.focus();
  };

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action="/api/v1/evoucher/balance"
        noValidate
        aria-busy={busy}
        onFocus={() => void loadChecker().catch(() => undefined)}
        onInput={() => setAnswer(null)}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          id="voucher-code"
          name="code"
          label="Voucher code"
          placeholder="SYG-XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          error={answer?.problem}
        />
        <noscript>
          <p>Checking a balance needs JavaScript. Turn it on and reload this page.</p>
        </noscript>
        <SubmitButton busy={busy}>Check balance</SubmitButton>
      </form>
      <div ref={result} tabIndex={-1} className={styles.result} aria-live="polite">
        {found ? <BalanceResult balance={found} /> : null}
      </div>
    </>
  );
}
