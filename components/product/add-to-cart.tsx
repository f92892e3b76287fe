"use client";
import { type FormEvent, useCallback, useState } from "react";
import { useProtectedAction } from "@/components/auth/use-protected-action";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/field";
import { formatMoney, toCents } from "@/lib/money";
import { notify } from "@/lib/notify";
import type { AppStore } from "@/store/make-store";
import styles from "./add-to-cart.module.css";

type Props = {
  productId: string;
  title: string;
  /** All-in, for one, in dollars: what the couple sees. */
  price: number;
  metric: string;
  min: number;
  max: number;
  /** `YYYY-MM-DD` */
  earliest: string;
  offDays: string[];
  /** Where a sign-in without script comes back to. */
  returnUrl: string;
};

/** Number and day, then into the cart. Without script the form leads to the sign-in page and back here. */
export function AddToCart({
  productId,
  title,
  price,
  metric,
  min,
  max,
  earliest,
  offDays,
  returnUrl,
}: Props) {
  const [quantity, setQuantity] = useState(String(min));
  const [eventDate, setEventDate] = useState("");
  const [added, setAdded] = useState(false);
  const buttonId = `add-${productId}`;
  const count = Number(quantity);
  const error = offDays.includes(eventDate) ? "Not available on this day. Please choose another." : undefined;

  const add = useCallback(
    async (store: AppStore) => {
      const { cartApi } = await import("@/services/cart");
      const body = { productId, price, quantity: count, eventDate: eventDate || null };
      await store.dispatch(cartApi.endpoints.addToCart.initiate(body)).unwrap();
      setAdded(true);
      notify("success", `${title} is in your cart`);
    },
    [productId, title, price, count, eventDate],
  );
  const { run, pending } = useProtectedAction({ type: "button-click", value: buttonId }, add);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!error) void run();
  };

  return (
    <form className={styles.form} action="/login" method="get" onSubmit={submit}>
      <input type="hidden" name="returnUrl" value={returnUrl} />
      <div className={styles.fields}>
        <TextField
          id={`quantity-${productId}`}
          name="quantity"
          label="Quantity"
          type="number"
          inputMode="numeric"
          required
          min={min}
          max={max}
          step={1}
          value={quantity}
          onChange={(event) => setQuantity(event.target.value)}
        />
        <TextField
          id={`date-${productId}`}
          name="eventDate"
          label="Event date"
          type="date"
          min={earliest}
          value={eventDate}
          error={error}
          onChange={(event) => setEventDate(event.target.value)}
        />
      </div>
      <p className={styles.hint}>No date yet? We take the wedding date in your profile.</p>
      <div className={styles.foot}>
        <output className={styles.total} htmlFor={`quantity-${productId}`}>
          {Number.isInteger(count) && count > 0 ? formatMoney(toCents(price) * count) : "–"}
          <span>
            all-in for {quantity || "–"} × {metric}
          </span>
        </output>
        <SubmitButton id={buttonId} busy={pending}>
          Add to cart
        </SubmitButton>
      </div>
      {added ? (
        <p className={styles.added} role="status">
          In your cart. <a href="/user/cart-summary">Go to the cart</a>
        </p>
      ) : null}
    </form>
  );
}
