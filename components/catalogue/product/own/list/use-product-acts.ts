import { useState } from "react";
import { PRODUCT_MESSAGES, type OwnProduct } from "@/contracts/catalogue/product/own-product";
import { notify } from "@/lib/notice/notify";
import {
  useDeleteOwnProductMutation,
  useDuplicateOwnProductMutation,
  useSwitchOwnProductsMutation,
} from "@/services/catalogue/product";

/** The outcome of the last switch. “Undo” applies only to `ids`, the products that it published or unpublished. */
export type Switched = { ids: string[]; status: 0 | 1; unscheduled: number };

/** Publishes and unpublishes products, with undo, copies them, and deletes one after confirmation. */
export function useProductActs() {
  const [sendSwitch] = useSwitchOwnProductsMutation();
  const [sendCopy] = useDuplicateOwnProductMutation();
  const [sendDelete] = useDeleteOwnProductMutation();
  const [busy, setBusy] = useState("");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [switched, setSwitched] = useState<Switched | null>(null);
  const [pricing, setPricing] = useState(false);
  const [doomed, setDoomed] = useState<OwnProduct | null>(null);

  const apply = async (ids: string[], status: 0 | 1, undoable: boolean) => {
    if (ids.length === 0) return notify("error", PRODUCT_MESSAGES.nothingSelected);
    setBusy(status === 1 ? "activate" : "deactivate");
    const { data } = await sendSwitch({ ids, status });
    setBusy("");
    if (!data) return;
    setSelected(new Set());
    setSwitched(
      undoable && data.changed > 0 ? { ids: data.ids, status, unscheduled: data.unscheduled } : null,
    );
    if (data.changed === 0) notify("info", status === 1 ? "Already published" : "Already unpublished");
  };
  return {
    busy,
    selected,
    switched,
    doomed,
    pricing,
    startPricing: () => setPricing(true),
    endPricing: () => setPricing(false),
    toggle: (id: string) =>
      setSelected((held) => {
        const next = new Set(held);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    select: (ids: readonly string[]) => setSelected(new Set(ids)),
    turn: (status: 0 | 1, ids = [...selected]) => apply(ids, status, true),
    undo: () => (switched ? apply(switched.ids, switched.status === 1 ? 0 : 1, false) : Promise.resolve()),
    copy: async (id: string) => {
      setBusy(id);
      const { data } = await sendCopy(id);
      setBusy("");
      if (data) notify("success", PRODUCT_MESSAGES.added);
      return data?.id;
    },
    askDelete: setDoomed,
    keep: () => setDoomed(null),
    remove: async () => {
      if (!doomed) return;
      setBusy(doomed.id);
      const { error } = await sendDelete(doomed.id);
      setBusy("");
      setDoomed(null);
      if (error) return;
      // A switch or undo that includes a deleted product would be refused as a whole.
      setSelected((held) => new Set([...held].filter((id) => id !== doomed.id)));
      setSwitched((last) => last && { ...last, ids: last.ids.filter((id) => id !== doomed.id) });
      notify("success", "Product deleted");
    },
  };
}

export type ProductActs = ReturnType<typeof useProductActs>;
