import type { OrderEdits } from "@/contracts/sale/order/edit";
import type { OrderEditItems } from "@/contracts/sale/order/edit.schema";
import type { OrderDetail } from "@/contracts/sale/order/order";

/** An item in the form; numbers are kept as typed. */
export type EditRow = {
  key: string;
  itemId: string | null;
  productId: string;
  title: string;
  priceMetric: string;
  quantity: string;
  eventDate: string;
  unitPrice: string;
  /** The price before the edit, to tell whether it was changed. */
  priceBefore: string;
  removed: boolean;
};

export type AddableProduct = OrderEdits["products"][number];

export function rowsOf(order: OrderDetail): EditRow[] {
  return order.items.map((item) => ({
    key: item.id,
    itemId: item.id,
    productId: item.productId,
    title: item.productTitle,
    priceMetric: item.priceMetric,
    quantity: String(item.quantity),
    eventDate: item.eventDate ?? "",
    unitPrice: item.unitPrice.toFixed(2),
    priceBefore: item.unitPrice.toFixed(2),
    removed: false,
  }));
}

export function newRow(product: AddableProduct, eventDate: string | null, at: number): EditRow {
  const price = product.unitPrice.toFixed(2);
  return {
    key: `new-${at}`,
    itemId: null,
    productId: product.id,
    title: product.title,
    priceMetric: product.priceMetric,
    quantity: "1",
    eventDate: eventDate ?? "",
    unitPrice: price,
    priceBefore: price,
    removed: false,
  };
}

/** Returns the items that the order should have. */
export function itemsOf(rows: readonly EditRow[]): OrderEditItems {
  return {
    items: rows
      .filter(({ removed }) => !removed)
      .map(({ itemId, productId, quantity, eventDate, unitPrice, priceBefore }) => ({
        ...(itemId === null ? { productId } : { itemId }),
        quantity: Number(quantity),
        eventDate: eventDate || null,
        ...(Number(unitPrice) === Number(priceBefore) ? {} : { unitPrice: Number(unitPrice) }),
      })),
  } as OrderEditItems;
}

/** Returns true when every number in the form is valid. */
export function isComplete(rows: readonly EditRow[]): boolean {
  const kept = rows.filter(({ removed }) => !removed);
  return (
    kept.length > 0 &&
    kept.every(({ quantity, unitPrice }) => /^[1-9]\d{0,4}$/.test(quantity) && Number(unitPrice) > 0)
  );
}

/** Returns true when the rows differ from the order. */
export function isChanged(rows: readonly EditRow[], order: OrderDetail): boolean {
  return JSON.stringify(itemsOf(rows)) !== JSON.stringify(itemsOf(rowsOf(order)));
}
