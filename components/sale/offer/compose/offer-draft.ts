import type { MilestoneRule } from "@/contracts/catalogue/vendor/vendor";
import type { AddOnPer } from "@/contracts/catalogue/product/product";
import {
  DEFAULT_OFFER_DAYS,
  type Offer,
  type OfferOptions,
  type OfferTemplate,
  type OfferTemplateItem,
} from "@/contracts/sale/offer";
import type { OfferBody } from "@/contracts/sale/offer.schema";
import { addDays, type IsoDate } from "@/lib/dates";

/** An extra in the form; numbers are kept as typed. */
export type ExtraDraft = { key: string; name: string; unitPrice: string; quantity: string; per: AddOnPer };
/** A product in the form; numbers are kept as typed. */
export type ItemDraft = {
  productId: string;
  title: string;
  priceMetric: string;
  quantity: string;
  unitPrice: string;
  includes: string;
  extras: ExtraDraft[];
};
export type OfferDraft = {
  items: ItemDraft[];
  eventDate: string;
  validUntil: string;
  holdDays: string;
  steps: MilestoneRule[];
  terms: string;
  note: string;
};

type Product = OfferOptions["products"][number];
let serial = 0;
const nextKey = () => `extra-${++serial}`;

/** Returns an empty form, or one filled in from an earlier offer. */
export function draftOf(options: OfferOptions, from: Offer | null, today: IsoDate): OfferDraft {
  const known = new Map(options.products.map((product) => [product.id, product]));
  return {
    items: (from?.items ?? []).flatMap((item) => itemDraft(item, known.get(item.productId))),
    eventDate: from?.eventDate ?? options.couple.weddingDate ?? "",
    validUntil: addDays(today, DEFAULT_OFFER_DAYS),
    holdDays: "0",
    steps: from?.paymentPolicy.milestones ?? options.steps,
    terms: from?.terms ?? "",
    note: "",
  };
}

/** Returns the form filled in from a template; the date stays. */
export function filledFrom(
  draft: OfferDraft,
  template: OfferTemplate,
  products: readonly Product[],
  today: IsoDate,
): OfferDraft {
  const known = new Map(products.map((product) => [product.id, product]));
  const { items, steps, validDays, holdDays, terms, note } = template;
  return {
    ...draft,
    items: items.flatMap((item) => itemDraft(item, known.get(item.productId))),
    validUntil: addDays(today, validDays),
    holdDays: String(holdDays),
    steps,
    terms,
    note,
  };
}

export function newItem(product: Product): ItemDraft {
  const { id, title, priceMetric, unitPrice } = product;
  const price = unitPrice.toFixed(2);
  return { productId: id, title, priceMetric, quantity: "1", unitPrice: price, includes: "", extras: [] };
}

export function newExtra(given: { name: string; unitPrice: number; per: AddOnPer }): ExtraDraft {
  return {
    ...given,
    key: nextKey(),
    quantity: "1",
    unitPrice: given.unitPrice > 0 ? given.unitPrice.toFixed(2) : "",
  };
}

/** Products that are no longer sold are left out. */
function itemDraft(item: OfferTemplateItem, product: Product | undefined): ItemDraft[] {
  if (!product) return [];
  const { productId, quantity, unitPrice, includes, extras } = item;
  return [
    {
      productId,
      title: product.title,
      priceMetric: product.priceMetric,
      quantity: String(quantity),
      unitPrice: unitPrice.toFixed(2),
      includes,
      extras: extras.map((extra) => ({ ...newExtra(extra), quantity: String(extra.quantity) })),
    },
  ];
}

/** Returns true when the form is complete enough to be priced. */
export function isComplete({ items, eventDate, validUntil }: OfferDraft): boolean {
  const isPriced = ({ quantity, unitPrice, extras }: ItemDraft) =>
    Number(quantity) > 0 &&
    Number(unitPrice) > 0 &&
    extras.every((extra) => extra.name.trim() !== "" && Number(extra.quantity) > 0);
  return items.length > 0 && items.every(isPriced) && eventDate !== "" && validUntil !== "";
}

export function bodyOf({ items, holdDays, ...draft }: OfferDraft): OfferBody {
  return {
    ...draft,
    holdDays: Number(holdDays),
    items: items.map(({ productId, quantity, unitPrice, includes, extras }) => ({
      productId,
      quantity: Number(quantity),
      unitPrice: Number(unitPrice),
      includes: includes.trim(),
      extras: extras.map((extra) => ({
        name: extra.name.trim(),
        unitPrice: Number(extra.unitPrice),
        quantity: Number(extra.quantity),
        per: extra.per,
      })),
    })),
  };
}
