import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { MAX_QUANTITY } from "@/contracts/cart";
import type { ProductDetail } from "@/contracts/product";
import { formatMoney, toCents } from "@/lib/money";
import styles from "./add-to-cart.module.css";

type Props = {
  product: ProductDetail;
  /** Today in Singapore, `YYYY-MM-DD`. */
  today: string;
  /** A day that the address asks for already. */
  date?: string;
  /** Where a sign-in without script comes back to. */
  returnUrl: string;
};

/**
 * Number and day, then into the cart. The form is the server's: its code (add-to-cart-late.ts) comes when it gets the
 * focus. Without script it leads to the sign-in page and back here.
 */
export function AddToCart({ product, today, date = "", returnUrl }: Props) {
  const { id, productTitle, productPrice, customOffDays } = product;
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
            min={today}
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
