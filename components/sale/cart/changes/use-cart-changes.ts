"use client";
import { useState } from "react";
import type { Cart, CartLine, ChosenAddOn } from "@/contracts/sale/cart";
import type { UpdateCartLineBody } from "@/contracts/sale/cart.schema";
import {
  cartApi,
  useAddToCartMutation,
  useRemoveCartLineMutation,
  useUpdateCartLineMutation,
} from "@/services/sale/cart";
import { useAddOfferToCartMutation } from "@/services/sale/offer";
import { useAppDispatch } from "@/store/hooks";

/**
 * Returns the changes to the cart. A change's response is shown immediately, so that no old amount flashes up; failures
 * are toasted by the API client. Each call resolves to true on success.
 */
export function useCartChanges() {
  const dispatch = useAppDispatch();
  const [update] = useUpdateCartLineMutation();
  const [remove] = useRemoveCartLineMutation();
  const [add] = useAddToCartMutation();
  const [addOffer] = useAddOfferToCartMutation();
  const [removed, setRemoved] = useState<CartLine | null>(null);

  const show = async (answer: Promise<{ data?: Cart }>): Promise<boolean> => {
    const { data } = await answer;
    if (!data) return false;
    await dispatch(cartApi.util.upsertQueryData("getCart", { fromCart: true }, data));
    return true;
  };

  return {
    /** The line removed last, until it is restored or dismissed. */
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
      if (line.offerId) return show(addOffer(line.offerId));
      const { productId, quantity, eventDate, meal, productPrice, note } = line;
      const addOns = chosenOf(line);
      return show(
        add({ productId, quantity, eventDate, meal, note, addOns, price: productPrice.priceWithGST }),
      );
    },
  };
}

export type CartChanges = ReturnType<typeof useCartChanges>;

/** Returns the extras on a line in their API form. */
export function chosenOf({ addOns }: Pick<CartLine, "addOns">): ChosenAddOn[] {
  return addOns.map(({ id, quantity }) => ({ id, quantity }));
}
