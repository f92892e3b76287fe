import { useState } from "react";
import type { CartLine } from "@/contracts/sale/cart";
import type { CartChanges } from "./use-cart-changes";

/** Removes a line once, however often it is pressed; a failed removal can be tried again. */
export function useRemoveLine(line: CartLine, changes: CartChanges) {
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    if (removing) return;
    setRemoving(true);
    if (!(await changes.removeLine(line))) setRemoving(false);
  };
  return { removing, remove };
}
