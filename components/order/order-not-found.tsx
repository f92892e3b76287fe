import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Not this person's order, or none at all: which of the two is nobody's business. */
export function OrderNotFound({ listHref }: { listHref: string }) {
  return (
    <EmptyState
      headingLevel="h1"
      title="This order does not exist"
      action={<ButtonLink href={listHref}>Show all orders</ButtonLink>}
    >
      The link may be incomplete, or it belongs to another account.
    </EmptyState>
  );
}
