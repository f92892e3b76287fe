import type { ReactNode } from "react";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { MAX_QUANTITY } from "@/contracts/sale/cart";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import { MAX_DAYS_AHEAD } from "@/contracts/catalogue/availability";
import { addDays } from "@/lib/dates";
import { countUnits, unitsLabel } from "@/lib/units";
import { formatMoney, toCents } from "@/lib/money";
import { dayWords } from "@/components/catalogue/vendor/appointment/appointment-words";
import { AddOnChoice } from "./add-on-choice";
import { openDays } from "./open-days";
import styles from "./add-to-cart.module.css";

type Props = {
  product: ProductDetail;
  /** Today in Singapore, `YYYY-MM-DD`. */
  today: string;
  /** A date preselected by the address. */
  date?: string;
  /** The page to return to after signing in without script. */
  returnUrl: string;
  /** The next free days, to choose from. */
  freeDates?: readonly string[];
  /** Offered first when the booking is large. */
  visit?: ReactNode;
};

/** In dollars: from here on, a couple is offered to see or taste first. */
export const LARGE_BOOKING = 5_000;

/**
 * Form for quantity and date that adds a product to the cart. Rendered on the server; its script (add-to-cart-late.ts)
 * loads on focus. Without script it leads to the sign-in page and back.
 */
export function AddToCart({ product, today, date = "", returnUrl, freeDates = [], visit }: Props) {
  const { id, productTitle, productPrice, customOffDays, openHours, addOns } = product;
  const { priceMetric, priceWithGST } = productPrice;
  const min = product.minQty ?? 1;
  const total = toCents(priceWithGST) * min;
  const days = openHours ? openDays(openHours) : null;
  return (
    <form
      className={styles.form}
      action="/login"
      method="get"
      data-late-focus="add-to-cart"
      data-product={id}
      data-title={productTitle}
      data-price={priceWithGST}
      data-unit={priceMetric}
      data-large={LARGE_BOOKING}
      data-wedding=""
      data-days={days ?? ""}
      data-off-days={customOffDays.filter((day) => day >= today).join(",")}
      data-closed-weekdays={closedWeekdays(openHours)}
    >
      <input type="hidden" name="returnUrl" value={returnUrl} />
      <div>
        <TextField
          id={`date-${id}`}
          name="eventDate"
          label="Event date"
          type="date"
          min={addDays(today, 1)}
          max={addDays(today, MAX_DAYS_AHEAD)}
          defaultValue={date}
          describedBy={`date-${id}-off`}
          data-wedding-field="date"
        />
        <p className={styles.error} id={`date-${id}-off`} role="alert" data-error />
        {days ? <p className={styles.days}>{days} only.</p> : null}
        <FreeDates dates={freeDates} href={returnUrl} />
        {date ? null : <p className={styles.hint}>No date yet? We take the wedding date in your profile.</p>}
      </div>
      <TextField
        id={`quantity-${id}`}
        name="quantity"
        label={unitsLabel(priceMetric)}
        type="number"
        inputMode="numeric"
        required
        min={min}
        max={product.maxQty ?? MAX_QUANTITY}
        step={1}
        defaultValue={min}
      />
      <AddOnChoice addOns={addOns} unit={priceMetric} />
      {visit ? (
        <div className={styles.visit} data-visit hidden={total < toCents(LARGE_BOOKING)}>
          {visit}
        </div>
      ) : null}
      <div className={styles.foot}>
        <output className={styles.total} htmlFor={`quantity-${id}`}>
          <span data-total>{formatMoney(total)}</span>
          <small>
            all-in for <span data-count>{countUnits(min, priceMetric)}</span>
          </small>
        </output>
        <Button id={`add-${id}`} type="submit" className={styles.add} data-late="add-to-cart">
          Add to cart
        </Button>
      </div>
      <p className={styles.added} role="status" data-added />
    </form>
  );
}

function FreeDates({ dates, href }: { dates: readonly string[]; href: string }) {
  if (dates.length === 0) return null;
  const [path = "", anchor = ""] = href.split("#");
  return (
    <div className={styles.free}>
      <span>Next free</span>
      <ul>
        {dates.map((date) => (
          <li key={date}>
            <a
              className={styles.day}
              href={`${path}?date=${date}#${anchor}`}
              rel="nofollow"
              data-late="add-to-cart"
              data-date={date}
            >
              {dayWords(date)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Returns the weekdays on which the product is unavailable, from `0` (Sunday) to `6` (Saturday), separated by commas.
 */
function closedWeekdays(hours: ProductDetail["openHours"]): string {
  if (!hours) return "";
  return Object.entries(hours)
    .filter(([, open]) => open === null)
    .map(([day]) => day)
    .join(",");
}
