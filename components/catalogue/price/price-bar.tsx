import { Price } from "@/components/ui/money/price";
import { toCents } from "@/lib/money";
import { WeddingPrice } from "./wedding-price";
import { t, td } from "@/lib/words/t";
import styles from "./price-bar.module.css";

type Props = {
  of: "vendor" | "product";
  id: string;
  /** All-in, in dollars; null when the price is on request. */
  price: number | null;
  metric: string | null;
  from?: boolean;
  href: string;
  label: string;
};

/** The price and the next step, at the bottom of a phone's screen; wide screens have a card instead. */
export function PriceBar({ of, id, price, metric, from = false, href, label }: Props) {
  return (
    <div className={styles.bar} role="region" aria-label={t("Booking")}>
      <p className={styles.price}>
        {price === null ? (
          t("Price on request")
        ) : (
          <>
            <WeddingPrice of={of} id={id}>
              <Price
                from={from}
                total={toCents(price)}
                {...(metric ? { metric: t("per {unit}", { unit: td(metric) }) } : {})}
              />
            </WeddingPrice>
            <span className={styles.note}>all-in</span>
          </>
        )}
      </p>
      <a className={styles.go} href={href}>
        {label}
      </a>
    </div>
  );
}
