import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { MAX_QUANTITY } from "@/contracts/sale/cart";
import type { ProductDetail } from "@/contracts/catalogue/product";
import { MAX_DAYS_AHEAD } from "@/contracts/catalogue/availability";
import { addDays } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import styles from "./add-to-cart.module.css";

type Props = {
  product: ProductDetail;
  /** Today in Singapore, `YYYY-MM-DD`. */
  today: string;
  /** A date preselected by the address. */
  date?: string;
  /** The page to return to after signing in without script. */
  returnUrl: string;
};

/**
 * Form for quantity and date that adds a product to the cart. Rendered on the server; its script (add-to-cart-late.ts)
 * loads on focus. Without script it leads to the sign-in page and back.
 */
export function AddToCart({ product, today, date = "", returnUrl }: Props) {
  const { id, productTitle, productPrice, customOffDays, openHours } = product;
  const min = product.minQty ?? 1;
  return (
    <form
      className={styles.form}
      action="/login"
      method="get"
      data-late-focus="add-to-cart"
      data-product={id}
      data-title={productTitle}
      data-price={productPrice.priceWithGST}
      data-off-days={customOffDays.filter((day) => day >= today).join(",")}
      data-closed-weekdays={closedWeekdays(openHours)}
    >
      <input type="hidden" name="returnUrl" value={returnUrl} />
      <div className={styles.fields}>
        <TextField
          id={`quantity-${id}`}
          name="quantity"
          label="Quantity"
          type="number"
          inputMode="numeric"
          required
          min={min}
          max={product.maxQty ?? MAX_QUANTITY}
          step={1}
          defaultValue={min}
        />
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
          />
          <p className={styles.error} id={`date-${id}-off`} role="alert" data-error />
        </div>
      </div>
      <p className={styles.hint}>No date yet? We take the wedding date in your profile.</p>
      <div className={styles.foot}>
        <output className={styles.total} htmlFor={`quantity-${id}`}>
          <span data-total>{formatMoney(toCents(productPrice.priceWithGST) * min)}</span>
          <small>
            all-in for <span data-count>{min}</span> × {productPrice.priceMetric}
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
