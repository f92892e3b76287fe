"use client";
import { DateField } from "@/components/ui/form/date/date-field";
import { Alert } from "@/components/ui/feedback/alert";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { LEAVING, useForm } from "@/components/ui/form/use-form";
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

const BLANK = { amount: "200", own: "", quantity: "1", from: "", message: "", email: "", buyerEmail: "" };

/**
 * Composes gift vouchers with a live preview, and leads to their payment. Without script the browser submits the form
 * natively.
 */
export function VoucherComposer() {
  const today = todayInSingapore();
  const form = useForm({
    initialValues: { ...BLANK, sendOn: today },
    idPrefix: "voucher",
    validateOnBlur: false,
    parse: { own: (typed) => typed.replace(/\D/g, "") },
    onIntent: loadSender,
    unsent: FAILURE,
    submit: async ({ own, ...values }): Promise<typeof LEAVING> => {
      const { sendPurchase } = await loadSender();
      const amount = values.amount === OWN ? own || undefined : values.amount;
      window.location.assign(await sendPurchase({ ...values, amount }));
      return LEAVING;
    },
  });
  const { dateField, field, failure, values } = form;
  const isOwn = values.amount === OWN;
  const amount = Number(isOwn ? values.own : values.amount);
  const count = Number(values.quantity);
  const shown = formatMoneyShort((isVoucherAmount(amount) ? amount : VOUCHER_MIN) * 100);
  const isWhole = isVoucherAmount(amount) && isVoucherQuantity(count);

  return (
    <div className={styles.composer}>
      <div className={styles.preview}>
        <VoucherCard amount={shown} from={values.from} message={values.message} />
        {count > 1 && isVoucherQuantity(count) ? (
          <p className={styles.times}>{count} vouchers, each with a code of its own</p>
        ) : null}
      </div>
      <form
        {...form.formProps}
        className={styles.form}
        action="/api/v1/evoucher"
        method="post"
        encType="multipart/form-data"
      >
        <AmountChoice choice={values.amount} onChoose={(choice) => form.set({ amount: choice })} />
        <div className={styles.pair}>
          {isOwn ? (
            <TextField
              {...field("own")}
              error={form.errorOf("amount")}
              onChange={(event) => {
                form.clearError("amount");
                field("own").onChange(event);
              }}
              label="Your amount, in dollars"
              inputMode="numeric"
              maxLength={5}
              hint={`From $${VOUCHER_MIN} to $${VOUCHER_MAX.toLocaleString("en-SG")}`}
            />
          ) : null}
          <TextField
            {...field("quantity")}
            label="Number of vouchers"
            type="number"
            min={1}
            max={VOUCHER_MAX_QUANTITY}
          />
        </div>
        <TextField
          {...field("from")}
          label="From"
          maxLength={VOUCHER_FROM_LENGTH}
          placeholder="Ah Ma and the cousins"
        />
        <TextAreaField
          {...field("message")}
          label="A few words (optional)"
          rows={3}
          maxLength={VOUCHER_MESSAGE_LENGTH}
          hint={`Up to ${VOUCHER_MESSAGE_LENGTH} characters`}
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
          <DateField
            {...dateField("sendOn")}
            label="On"
            min={today}
            max={addDays(today, VOUCHER_SEND_DAYS)}
            hint="Today, or up to a year from now"
            marks={false}
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
          <SubmitButton size="lg" block busy={form.busy}>
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
