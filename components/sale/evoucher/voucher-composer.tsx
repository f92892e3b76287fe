"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import {
  isVoucherAmount,
  isVoucherQuantity,
  VOUCHER_FROM_LENGTH,
  VOUCHER_MAX,
  VOUCHER_MAX_QUANTITY,
  VOUCHER_MESSAGE_LENGTH,
  VOUCHER_MIN,
  VOUCHER_REFUND_DAYS,
  VOUCHER_SEND_DAYS,
} from "@/contracts/sale/promotion/evoucher";
import { addDays, todayInSingapore } from "@/lib/dates";
import { formatMoneyShort } from "@/lib/money";
import { AmountChoice, OWN } from "./amount-choice";
import { VoucherCard } from "./voucher-card";
import styles from "./voucher-composer.module.css";

const loadSender = () => import("./send-purchase");
const FAILURE = "That didn't go through, and nothing was charged. Please try again.";

type Trouble = { message: string; errors: Readonly<Record<string, string>> };
const NONE: Trouble = { message: "", errors: {} };

/**
 * Composes gift vouchers with a live preview, and leads to their payment. Without script the browser submits the form
 * natively.
 */
export function VoucherComposer() {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState("200");
  const [own, setOwn] = useState("");
  const [quantity, setQuantity] = useState("1");
  const [from, setFrom] = useState("");
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  const [{ message: failure, errors }, setTrouble] = useState(NONE);

  // Text typed before this code arrived stands in the form, and would be lost with the next render.
  useEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const text = (name: string) => String(typed.get(name) ?? "");
    setChoice(text("amount") || "200");
    setQuantity(text("quantity"));
    setFrom(text("from"));
    setMessage(text("message"));
  }, []);

  const amount = Number(choice === OWN ? own : choice);
  const count = Number(quantity);
  const shown = formatMoneyShort((isVoucherAmount(amount) ? amount : VOUCHER_MIN) * 100);
  const isWhole = isVoucherAmount(amount) && isVoucherQuantity(count);
  const today = todayInSingapore();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setTrouble(NONE);
    const answer = await loadSender()
      .then(({ sendPurchase }) =>
        sendPurchase({ ...typed, amount: choice === OWN ? own || undefined : choice }),
      )
      .catch(() => ({ message: FAILURE, errors: {} as Record<string, string> }));
    if ("path" in answer && answer.path) return window.location.assign(answer.path);
    setBusy(false);
    const trouble = answer as Trouble;
    setTrouble(trouble);
    const wrong = [...(form.current?.querySelectorAll<HTMLElement>("input, textarea") ?? [])].find(
      ({ id }) => id.replace("voucher-", "") in trouble.errors,
    );
    wrong?.focus();
  };
  /** Clears a field's error as soon as the field is changed. */
  const forget = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (!(name in errors)) return;
    const rest = Object.entries(errors).filter(([key]) => key !== name);
    setTrouble({ message: "", errors: Object.fromEntries(rest) });
  };
  const field = (name: string) => ({ id: `voucher-${name}`, name, error: errors[name] });

  return (
    <div className={styles.composer}>
      <div className={styles.preview}>
        <VoucherCard amount={shown} from={from} message={message} />
        {count > 1 && isVoucherQuantity(count) ? (
          <p className={styles.times}>{count} vouchers, each with a code of its own</p>
        ) : null}
      </div>
      <form
        ref={form}
        className={styles.form}
        action="/api/v1/evoucher"
        method="post"
        encType="multipart/form-data"
        noValidate
        aria-busy={busy}
        onFocus={() => void loadSender().catch(() => undefined)}
        onInput={forget}
        onSubmit={(event) => void submit(event)}
      >
        <AmountChoice choice={choice} onChoose={setChoice} />
        <div className={styles.pair}>
          {choice === OWN ? (
            <TextField
              id="voucher-amount"
              label="Your amount, in dollars"
              inputMode="numeric"
              maxLength={5}
              value={own}
              error={errors.amount}
              hint={`From $${VOUCHER_MIN} to $${VOUCHER_MAX.toLocaleString("en-SG")}`}
              onChange={({ target }) => setOwn(target.value.replace(/\D/g, ""))}
            />
          ) : null}
          <TextField
            {...field("quantity")}
            label="How many"
            type="number"
            min={1}
            max={VOUCHER_MAX_QUANTITY}
            value={quantity}
            onChange={({ target }) => setQuantity(target.value)}
          />
        </div>
        <TextField
          {...field("from")}
          label="From"
          maxLength={VOUCHER_FROM_LENGTH}
          placeholder="Ah Ma and the cousins"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextAreaField
          {...field("message")}
          label="A few words (optional)"
          rows={3}
          maxLength={VOUCHER_MESSAGE_LENGTH}
          value={message}
          hint={`Up to ${VOUCHER_MESSAGE_LENGTH} characters`}
          onChange={({ target }) => setMessage(target.value)}
        />
        <div className={styles.delivery}>
          <TextField
            {...field("email")}
            label="Send it to"
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            placeholder="couple@example.com"
          />
          <TextField
            {...field("sendOn")}
            label="On"
            type="date"
            min={today}
            max={addDays(today, VOUCHER_SEND_DAYS)}
            defaultValue={today}
            hint="Today, or up to a year from now"
          />
        </div>
        <div className={styles.ask}>
          <TextField
            {...field("buyerEmail")}
            label="Your email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            hint="For your receipt. We use it for nothing else."
          />
          {failure ? <Alert tone="bad">{failure}</Alert> : null}
          {isWhole ? (
            <p className={styles.total}>
              <span>{count === 1 ? "Total" : `Total, ${count} × ${shown}`}</span>
              <strong>{formatMoneyShort(amount * count * 100)}</strong>
            </p>
          ) : null}
          <SubmitButton size="lg" block busy={busy}>
            Continue to payment
          </SubmitButton>
          <p className={styles.privacy}>
            Pay by card on the next page. Unused vouchers are refunded within {VOUCHER_REFUND_DAYS} days if
            you change your mind.
          </p>
        </div>
      </form>
    </div>
  );
}
