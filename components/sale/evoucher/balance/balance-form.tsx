"use client";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import type { VoucherBalance } from "@/contracts/sale/promotion/voucher";
import styles from "./balance.module.css";
import { BalanceResult } from "./balance-result";

const loadChecker = () => import("./check-balance");
const FAILURE = "We couldn't look that up. Check your connection and try again.";

/** Looks up the balance of a voucher. The code is never put into a URL. */
export function BalanceForm() {
  const [found, setFound] = useState<VoucherBalance | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const form = useForm({
    initialValues: { code: "" },
    idPrefix: "voucher",
    validateOnBlur: false,
    onIntent: loadChecker,
    unsent: FAILURE,
    submit: async ({ code }) => {
      const { checkBalance } = await loadChecker();
      setFound(await checkBalance(code));
    },
  });
  useEffect(() => {
    if (found) result.current?.focus();
  }, [found]);

  return (
    <>
      <form
        {...form.formProps}
        className={styles.form}
        method="post"
        action="/api/v1/evoucher/balance"
        onInput={() => setFound(null)}
      >
        {form.failure ? <Alert tone="bad">{form.failure}</Alert> : null}
        <TextField
          {...form.field("code")}
          label="Voucher code"
          placeholder="SYG-XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <noscript>
          <p>Checking a balance needs JavaScript. Turn it on and reload this page.</p>
        </noscript>
        <SubmitButton busy={form.busy}>Check balance</SubmitButton>
      </form>
      <div ref={result} tabIndex={-1} className={styles.result} aria-live="polite">
        {found ? <BalanceResult balance={found} /> : null}
      </div>
    </>
  );
}
