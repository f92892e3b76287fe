"use client";
import { type FormEvent, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { TextAreaField, TextField } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { formatMoneyShort } from "@/lib/money";
import type { SendAnswer } from "@/components/contact/send-ticket";
import { VoucherCard } from "./voucher-card";
import styles from "./voucher-composer.module.css";
import {
  isVoucherAmount,
  isVoucherQuantity,
  VOUCHER_AMOUNTS,
  VOUCHER_FROM_LENGTH,
  VOUCHER_MAX,
  VOUCHER_MAX_QUANTITY,
  VOUCHER_MESSAGE_LENGTH,
  VOUCHER_MIN,
} from "./voucher-offer";

const OWN = "own";
const loadSender = () => import("./ask-for-vouchers");
const FAILURE = "That did not go through. Please try again.";

type Errors = Readonly<Record<string, string>>;

/**
 * What a voucher will say, shown while it is typed. None can be bought yet: the form asks to be told when. Without
 * script it leads to the contact form, with the wish written there.
 */
export function VoucherComposer() {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState("200");
  const [own, setOwn] = useState("");
  const [quantity, setQuantity] = useState("1");
  const [from, setFrom] = useState("");
  const [message, setMessage] = useState("");
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [answer, setAnswer] = useState<SendAnswer | null>(null);

  const amount = Number(choice === OWN ? own : choice);
  const count = Number(quantity);
  const shown = formatMoneyShort((isVoucherAmount(amount) ? amount : VOUCHER_MIN) * 100);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const wrong: Record<string, string> = {};
    if (!isVoucherAmount(amount))
      wrong.own = `Please choose between $${VOUCHER_MIN} and $2,000, in whole dollars`;
    if (!isVoucherQuantity(count)) wrong.quantity = `Please choose between 1 and ${VOUCHER_MAX_QUANTITY}`;
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return focusOn(Object.keys(wrong)[0]);
    setBusy(true);
    const got = await loadSender()
      .then(({ askForVouchers }) => askForVouchers({ email, amount, quantity: count, from, message }))
      .catch((): SendAnswer => ({ sent: false, message: FAILURE, errors: {} }));
    setBusy(false);
    setAnswer(got);
    if (got.sent) return;
    setErrors(got.errors);
    if (got.errors.email) focusOn("email");
  };
  const focusOn = (name = "") => form.current?.querySelector<HTMLElement>(`#voucher-${name}`)?.focus();

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
        action="/contact-us#form"
        noValidate
        aria-busy={busy}
        onSubmit={(event) => void submit(event)}
      >
        <input type="hidden" name="about" value="voucher" />
        <fieldset className={styles.amounts}>
          <legend>Amount</legend>
          <div>
            {[...VOUCHER_AMOUNTS.map(String), OWN].map((value) => (
              <label key={value} className={styles.chip}>
                <input
                  type="radio"
                  name="amount"
                  value={value}
                  checked={choice === value}
                  onChange={() => setChoice(value)}
                />
                <span>{value === OWN ? "Own amount" : `$${value}`}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles.pair}>
          {choice === OWN ? (
            <TextField
              id="voucher-own"
              label="Your amount, in dollars"
              inputMode="numeric"
              maxLength={5}
              value={own}
              error={errors.own}
              hint={`From $${VOUCHER_MIN} to $${VOUCHER_MAX.toLocaleString("en-SG")}`}
              onChange={({ target }) => setOwn(target.value.replace(/\D/g, ""))}
            />
          ) : null}
          <TextField
            id="voucher-quantity"
            name="quantity"
            label="How many"
            type="number"
            min={1}
            max={VOUCHER_MAX_QUANTITY}
            value={quantity}
            error={errors.quantity}
            onChange={({ target }) => setQuantity(target.value)}
          />
        </div>
        <TextField
          id="voucher-from"
          label="From"
          maxLength={VOUCHER_FROM_LENGTH}
          placeholder="Ah Ma and the cousins"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextAreaField
          id="voucher-message"
          label="A few words"
          rows={3}
          maxLength={VOUCHER_MESSAGE_LENGTH}
          value={message}
          hint={`Up to ${VOUCHER_MESSAGE_LENGTH} characters`}
          onChange={({ target }) => setMessage(target.value)}
        />
        <div className={styles.ask}>
          {answer?.sent ? (
            <Alert tone="good" title={`Noted, as ${answer.ticketNumber}`}>
              We write to {answer.email} once vouchers are on sale. Nothing was charged.
            </Alert>
          ) : (
            <>
              <p className={styles.honest}>
                <strong>Vouchers are not on sale yet.</strong> Leave your address and we send you one e-mail
                the day they are, with what you typed here kept for you. Nothing is charged now.
              </p>
              {answer?.message ? <Alert tone="bad">{answer.message}</Alert> : null}
              <TextField
                id="voucher-email"
                // No name: without script it is asked for on the contact page, and no address goes into a web address.
                label="E-mail address"
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
                error={errors.email}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
                onFocus={() => void loadSender().catch(() => undefined)}
              />
              <SubmitButton size="lg" block busy={busy}>
                {busy ? "Sending" : "Tell me when vouchers go on sale"}
              </SubmitButton>
              <p className={styles.privacy}>
                We use the address for this alone, as the <a href="/privacy">Privacy Policy</a> says.
              </p>
            </>
          )}
        </div>
      </form>
    </div>
  );
}
