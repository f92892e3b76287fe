"use client";
import { useState } from "react";
import type { Cart, CartLine, UpdateCartLineBody } from "@/contracts/cart";
import {
  cartApi,
  useAddToCartMutation,
  useRemoveCartLineMutation,
  useUpdateCartLineMutation,
} from "@/services/cart";
import { useAppDispatch } from "@/store/hooks";

/**
 * Changes to the cart. What a change answers is shown at once, so that no old amount flashes up in between; a change
 * that fails is toasted by the API client. Each call answers whether it went through.
 */
export function useCartChanges() {
  const dispatch = useAppDispatch();
  const [update] = useUpdateCartLineMutation();
  const [remove] = useRemoveCartLineMutation();
  const [add] = useAddToCartMutation();
  const [removed, setRemoved] = useState<CartLine | null>(null);

  const show = async (answer: Promise<{ data?: Cart }>): Promise<boolean> => {
    const { data } = await answer;
    if (!data) return false;
    await dispatch(cartApi.util.upsertQueryData("getCart", { fromCart: true }, data));
    return true;
  };

  return {
    /** The line that was taken out last, until it is put back or given up. */
    removed,
    forgetRemoved: () => setRemoved(null),
    updateLine: (id: string, body: UpdateCartLineBody) => show(update({ id, body })),
    removeLine: async (line: CartLine) => {
      const done = await show(remove(line.id));
      if (done) setRemoved(line);
      return done;
    },
    undoRemove: async (line: CartLine) => {
      setRemoved(null);
      const { productId, quantity, eventDate, productPrice } = line;
      return show(add({ productId, quantity, eventDate, price: productPrice.priceWithGST }));
    },
  };
}

export type CartChanges = ReturnType<typeof useCartChanges>;
