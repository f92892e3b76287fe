"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { useMemo, useState } from "react";
import { type CartChanges, chosenOf } from "@/components/sale/cart/changes/use-cart-changes";
import { messageOf } from "@/contracts/api-error";
import { type CartLine, type GuestLine, guestLineId, MAX_QUANTITY } from "@/contracts/sale/cart";
import type { MergeCartBody, UpdateCartLineBody } from "@/contracts/sale/cart.schema";
import { notify } from "@/lib/notice/notify";
import { cartApi, cartBodyOf, useQuoteGuestCartQuery } from "@/services/sale/cart";
import { useAppDispatch, useAppSelector, useRehydrated } from "@/store/hooks";
import { guestLines, guestLinesReplaced } from "@/store/slices/cart-slice";

/**
 * Returns a guest's cart as the server prices it, and the changes to it. A change is priced before it is stored, so
 * that no old amount flashes up; one that can't be priced is toasted and leaves the cart unchanged.
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
      const now = shown.find((each) => each.id === id);
      return replace(joined(items.with(at, changed(line, body, now))));
    },
    removeLine: async (line) => {
      const done = await replace(without(line.id));
      if (done) setRemoved(line);
      return done;
    },
    undoRemove: (line) => {
      setRemoved(null);
      const { productId, productTitle: title, quantity, eventDate, note, productPrice } = line;
      const meal = line.meals.length > 1 ? line.meal : null;
      return replace([
        ...items,
        {
          productId,
          title,
          quantity,
          eventDate,
          meal,
          note,
          price: productPrice.priceWithGST,
          addOns: chosenOf(line),
        },
      ]);
    },
  };
  const forgetGone = (productId: string) =>
    void replace(items.filter((line) => line.productId !== productId));
  return { ...quote, ready, items, changes, forgetGone };
}

const quoteBody = (items: readonly GuestLine[]): MergeCartBody => ({ items: items.map(cartBodyOf) });

/** A change accepts the line's current price and drops extras that are gone, unless it only affects the note. */
function changed(line: GuestLine, body: UpdateCartLineBody, now: CartLine | undefined): GuestLine {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const noteOnly = Object.keys(given).join() === "note";
  const accepted = now && !noteOnly ? { price: now.productPrice.priceWithGST, addOns: chosenOf(now) } : {};
  return { ...line, ...accepted, ...given };
}

/** Merges lines of the same product that have moved to the same date and meal. */
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
