import { ruleName } from "@/contracts/catalogue/price/price-rule";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import { formatMoney, toCents } from "@/lib/money";
import { unitsOf } from "@/lib/units";
import { t, td } from "@/lib/words/t";
import styles from "./day-prices.module.css";

/** A product's prices by day, in order of precedence; renders nothing when every day costs the same. */
export function DayPrices({ product }: { product: ProductDetail }) {
  const { priceRules, productPrice } = product;
  if (priceRules.length === 0) return null;
  return (
    <section className={styles.prices} aria-labelledby="day-prices">
      <h2 id="day-prices">{t("Prices by day")}</h2>
      <p className={styles.lead}>
        {t("Per {unit}, all-in. If several fit your day, the first counts.", {
          unit: td(productPrice.priceMetric),
        })}
      </p>
      <dl>
        {priceRules.map((rule, at) => (
          <div key={at}>
            <dt>
              {ruleName(rule)}
              {rule.priceWithGST < productPrice.priceWithGST ? (
                <small>
                  {t("saves {amount} per {unit}", {
                    amount: formatMoney(toCents(productPrice.priceWithGST) - toCents(rule.priceWithGST)),
                    unit: td(productPrice.priceMetric),
                  })}
                </small>
              ) : null}
              {rule.minQty === null ? null : (
                <small>
                  at least {rule.minQty}{" "}
                  {rule.minQty === 1 ? productPrice.priceMetric : unitsOf(productPrice.priceMetric)}
                </small>
              )}
            </dt>
            <dd>{formatMoney(toCents(rule.priceWithGST))}</dd>
          </div>
        ))}
        <div>
          <dt>{t("Other days")}</dt>
          <dd>{formatMoney(toCents(productPrice.priceWithGST))}</dd>
        </div>
      </dl>
    </section>
  );
}
