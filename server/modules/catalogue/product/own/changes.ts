import type { RevisedProduct } from "@/contracts/catalogue/product/own-product";
import {
  type ProductChange,
  REVIEWED_FIELDS,
  type ReviewedField,
} from "@/contracts/catalogue/product/operator-product";
import { daysInWords } from "@/contracts/catalogue/price/price-rule";
import { formatMoney } from "@/lib/money";
import { textOfHtml } from "./rich-text";

/** Returns each field of a product as text, for a side-by-side comparison. */
function wordsOf(
  content: RevisedProduct,
  categories: ReadonlyMap<string, string>,
): Record<ReviewedField, string> {
  const nameOf = (id: string | null) => (id ? (categories.get(id) ?? "") : "");
  return {
    title: content.title,
    category: [content.level1Id, content.level2Id, content.level3Id].map(nameOf).filter(Boolean).join(" › "),
    description: content.description,
    details: textOfHtml(content.detailHtml) || content.details,
    price: [
      `${formatMoney(content.priceCents)} per ${content.priceMetric}`,
      `${formatMoney(content.allInCents)} all-in`,
    ].join(", "),
    cost: content.costCents === null ? "" : formatMoney(content.costCents),
    quantity: quantityOf(content),
    attributes: content.attributes.map(({ name, values }) => `${name}: ${values.join(", ")}`).join("\n"),
    addOns: content.addOns
      .map(
        ({ name, priceCents, per, max }) =>
          `${name}: ${formatMoney(priceCents)} ${per === "unit" ? "each" : "once"}, up to ${max}`,
      )
      .join("\n"),
    priceRules: content.priceRules.map(ruleInWords).join("\n"),
    tags: content.tags.join(", "),
  };
}

function quantityOf({ minQty, maxQty }: RevisedProduct): string {
  if (minQty === null) return maxQty === null ? "" : `at most ${maxQty}`;
  return maxQty === null ? `at least ${minQty}` : `${minQty} to ${maxQty}`;
}

function ruleInWords(rule: RevisedProduct["priceRules"][number]): string {
  const days = [rule.name, daysInWords(rule)].filter(Boolean).join(", ");
  const price = rule.priceCents === null ? `${(rule.percentBps ?? 0) / 100} %` : formatMoney(rule.priceCents);
  return `${days}: ${price}${rule.minQty === null ? "" : `, at least ${rule.minQty}`}`;
}

/** Returns the fields that differ between two versions; all filled-in fields when there is no earlier one. */
export function changesOf(
  before: RevisedProduct | null,
  after: RevisedProduct,
  categories: ReadonlyMap<string, string>,
): ProductChange[] {
  const old = before && wordsOf(before, categories);
  const now = wordsOf(after, categories);
  return (Object.keys(REVIEWED_FIELDS) as ReviewedField[])
    .map((field) => ({ field, before: old?.[field] ?? "", after: now[field] }))
    .filter((change) => change.before !== change.after);
}
