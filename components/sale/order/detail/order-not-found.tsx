import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

/** Shown for unknown orders and for another account's, without telling which. */
export function OrderNotFound({ listHref }: { listHref: string }) {
  return (
    <EmptyState
      drawing="missing"
      headingLevel="h1"
      title="This order does not exist"
      action={<ButtonLink href={listHref}>Show all orders</ButtonLink>}
    >
      The link may be incomplete, or it belongs to another account.
    </EmptyState>
  );
}
