"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { useMemo, useState } from "react";
import type { CartChanges } from "@/components/sale/cart/use-cart-changes";
import { messageOf } from "@/contracts/api-error";
import { type CartLine, type GuestLine, guestLineId, MAX_QUANTITY } from "@/contracts/sale/cart";
import type { MergeCartBody, UpdateCartLineBody } from "@/contracts/sale/cart.schema";
import { notify } from "@/lib/notify";
import { cartApi, useQuoteGuestCartQuery } from "@/services/sale/cart";
import { useAppDispatch, useAppSelector, useRehydrated } from "@/store/hooks";
import { guestLines, guestLinesReplaced } from "@/store/slices/cart-slice";

/**
 * Returns a guest's cart as the server prices it, and the changes to it. A change is priced before it is kept, so that
 * no old amount flashes up; one that can't be priced is toasted and leaves the cart as it was.
 */
export function useGuestCart() {
  const dispatch = useAppDispatch();
  const ready = useRehydrated();
  const kept = useAppSelector((state) => state.cart.items);
  const items = useMemo(() => guestLines({ items: kept }), [kept]);
  const quote = useQuoteGuestCartQuery(ready && items.length > 0 ? quoteBody(items) : skipToken);
  const [removed, setRemoved] = useState<CartLine | null>(null);

  const replace = async (next: GuestLine[]): Promise<boolean> => {
    if (next.length > 0) {
      const asked = cartApi.endpoints.quoteGuestCart.initiate(quoteBody(next), { subscribe: false });
      const { error } = await dispatch(asked);
      if (error) {
        notify("error", messageOf(error));
        return false;
      }
    }
    dispatch(guestLinesReplaced(next));
    return true;
  };
  const without = (id: string) => items.filter((line) => guestLineId(line) !== id);
  const shown = quote.data?.cart.docs.flatMap(({ lines }) => lines) ?? [];

  const changes: CartChanges = {
    removed,
    forgetRemoved: () => setRemoved(null),
    updateLine: (id, body) => {
      const at = items.findIndex((line) => guestLineId(line) === id);
      const line = items[at];
      if (!line) return Promise.resolve(false);
      const price = shown.find((each) => each.id === id)?.productPrice.priceWithGST ?? line.price;
      return replace(joined(items.with(at, changed(line, body, price))));
    },
    removeLine: async (line) => {
      const done = await replace(without(line.id));
      if (done) setRemoved(line);
      return done;
    },
    undoRemove: (line) => {
      setRemoved(null);
      const { productId, productTitle: title, quantity, eventDate, note, productPrice } = line;
      return replace([
        ...items,
        { productId, title, quantity, eventDate, note, price: productPrice.priceWithGST },
      ]);
    },
  };
  const forgetGone = (productId: string) =>
    void replace(items.filter((line) => line.productId !== productId));
  return { ...quote, ready, items, changes, forgetGone };
}

export function quoteBody(items: readonly GuestLine[]): MergeCartBody {
  return { items: items.map(({ title: _, ...item }) => ({ ...item, note: item.note ?? "" })) };
}

/** A change accepts the current price, unless it is only to the note. */
function changed(line: GuestLine, body: UpdateCartLineBody, price: number): GuestLine {
  const noteOnly = body.note !== undefined && body.quantity === undefined && body.eventDate === undefined;
  return {
    ...line,
    ...(noteOnly ? {} : { price }),
    ...(body.quantity === undefined ? {} : { quantity: body.quantity }),
    ...(body.eventDate === undefined ? {} : { eventDate: body.eventDate }),
    ...(body.note === undefined ? {} : { note: body.note }),
  };
}

/** Adds up the lines of one product that have moved to the same date. */
function joined(items: readonly GuestLine[]): GuestLine[] {
  const byId = new Map<string, GuestLine>();
  for (const line of items) {
    const same = byId.get(guestLineId(line));
    byId.set(
      guestLineId(line),
      same
        ? {
            ...same,
            quantity: Math.min(MAX_QUANTITY, same.quantity + line.quantity),
            note: [same.note, line.note].filter(Boolean).join("\n"),
          }
        : line,
    );
  }
  return [...byId.values()];
}
