"use client";
import { BASKET } from "@/components/ui/media/list-drawings";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useCallback, useEffect } from "react";
import { usePlaceOrder } from "@/components/sale/checkout/use-place-order";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { UndoNotice } from "@/components/ui/feedback/undo/undo-notice";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { useKeptFocus } from "@/components/ui/feedback/use-kept-focus";
import type { Cart } from "@/contracts/sale/cart";
import { useGetCartQuery } from "@/services/sale/cart";
import { Leftovers } from "./leftovers";
import { CartSkeleton } from "./cart-skeleton";
import { CartSummary } from "./cart-summary";
import { CartVendorGroup } from "./cart-vendor-group";
import styles from "./cart-view.module.css";
import { PlaceOrderBar } from "./place-order-bar";
import { type CartChanges, useCartChanges } from "./changes/use-cart-changes";
import { usePendingFields } from "./changes/use-report-pending";
import { t, tn } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";

const CheckoutDetails = lazy(() => import("@/components/sale/checkout/checkout-details"));

/** The cart and its checkout form. */
export function CartView() {
  const {
    data: cart,
    error,
    isFetching,
    refetch,
  } = useGetCartQuery({ fromCart: true }, { refetchOnMountOrArgChange: true });
  const changes = useCartChanges();
  const { removed } = changes;
  // Removing a line removes the focused button, and Undo later disappears with its notice.
  const headingRef = useKeptFocus<HTMLHeadingElement>(removed);

  const items = cart?.cartCount ?? 0;
  return (
    <div className={styles.page}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {t("Your cart")}
        {items > 0 ? <span className={styles.count}>{tn(items, "{n} item", "{n} items")}</span> : null}
      </h1>
      {/* Here, so that Undo is the next Tab stop after the heading. */}
      <UndoNotice
        of={removed}
        message={t("{name} is out of your cart", { name: removed?.productTitle ?? "" })}
        atTop
        onUndo={() => removed && changes.undoRemove(removed)}
        onClose={changes.forgetRemoved}
      />
      <Leftovers />
      {cart ? <CartBody cart={cart} changes={changes} /> : null}
      {!cart && (!error || isFetching) ? <CartSkeleton /> : null}
      {!cart && error && !isFetching ? (
        <LoadFailure title={t("Your cart could not be loaded")} error={error} retry={refetch} />
      ) : null}
    </div>
  );
}

function CartBody({ cart, changes }: { cart: Cart; changes: CartChanges }) {
  const router = useRouter();
  const fields = usePendingFields();
  const goPay = useCallback((id: string) => router.push(`/user/checkout/${id}`), [router]);
  const { place, busy, failure, complaints } = usePlaceOrder(cart, goPay);

  // The first blocked line may be far from the button.
  useEffect(() => {
    const [lineId] = Object.keys(complaints);
    if (lineId) document.getElementById(`line-${lineId}`)?.focus();
  }, [complaints]);

  if (cart.docs.length === 0) {
    if (busy) return <CartSkeleton />;
    return (
      <EmptyState
        drawing={BASKET}
        title={t("Your cart is empty")}
        action={<ButtonLink href={pathHere("/vendor")}>{t("Find vendors")}</ButtonLink>}
      >
        {t(
          "Add a banquet, a gown or a photographer. You see the all-in price before you decide, and pay in milestones.",
        )}
      </EmptyState>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {cart.docs.map((group) => (
          <CartVendorGroup
            key={group.id}
            group={group}
            cart={cart}
            complaints={complaints}
            changes={changes}
            onPending={fields.report}
          />
        ))}
        <Suspense fallback={<Skeleton shape="block" height="32rem" />}>
          <CheckoutDetails cart={cart} onSubmit={place} />
        </Suspense>
      </div>
      <CartSummary cart={cart} updating={fields.pending} placing={busy} failure={failure} />
      <PlaceOrderBar dueNow={cart.dueNow} updating={fields.pending} placing={busy} />
    </div>
  );
}
