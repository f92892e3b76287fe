import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { GuestCart, GuestLine } from "@/contracts/sale/cart";

type Props = {
  left: GuestCart["left"];
  items: readonly GuestLine[];
  onRemove: (productId: string) => void;
};

/** Items that have been taken off the site since the guest added them. */
export function GoneItems({ left, items, onRemove }: Props) {
  return [...new Set(left.map(({ productId }) => productId))].map((productId) => {
    const title = items.find((line) => line.productId === productId)?.title ?? "One item";
    return (
      <Alert key={productId} tone="warn" title={title}>
        <p>{left.find((each) => each.productId === productId)?.message}</p>
        <Button variant="plain" size="sm" aria-label={`Remove ${title}`} onClick={() => onRemove(productId)}>
          Remove
        </Button>
      </Alert>
    );
  });
}
