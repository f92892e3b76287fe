import type { ProductDetail } from "@/contracts/catalogue/product/product";
import { formatMoneyShort, toCents } from "@/lib/money";
import { offDayLines } from "@/components/catalogue/product/off-days";
import styles from "./product-facts.module.css";
import { quantityRule } from "@/components/catalogue/product/quantity";
import { t, td } from "@/lib/words/t";

type Fact = { name: string; value: string };

/** Returns one-line facts: attributes, order limits and unavailable dates. */
export function factsOf(product: ProductDetail, today: string): Fact[] {
  const { attributes, minPrice, maxPrice, productFamily, productType, productSkuCode } = product;
  const money = (dollars: number) => formatMoneyShort(toCents(dollars));
  const rule = quantityRule(product);
  const off = offDayLines(product.customOffDays, today);
  const facts: (Fact | null)[] = [
    ...attributes.map(({ name, values }) => ({ name, value: values.join(", ") })),
    productType && { name: t("Type"), value: td(productType.name) },
    productFamily.length > 0 ? { name: t("Belongs to"), value: productFamily.join(", ") } : null,
    rule ? { name: t("How many"), value: rule } : null,
    minPrice === null ? null : { name: t("Least spend"), value: money(minPrice) },
    maxPrice === null ? null : { name: t("Most per order"), value: money(maxPrice) },
    off.length > 0 ? { name: t("Not available"), value: off.join("; ") } : null,
    productSkuCode ? { name: t("Reference"), value: productSkuCode } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

export function ProductFacts({ product, today }: { product: ProductDetail; today: string }) {
  const facts = factsOf(product, today);
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className={styles.title}>
        {t("At a glance")}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{td(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
