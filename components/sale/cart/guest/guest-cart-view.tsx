"use client";
import { BASKET } from "@/components/ui/media/list-drawings";
import { lazy, Suspense, useEffect, useRef } from "react";
import { CartSkeleton } from "@/components/sale/cart/cart-skeleton";
import { CartVendorGroup } from "@/components/sale/cart/cart-vendor-group";
import styles from "@/components/sale/cart/cart-view.module.css";
import { usePendingFields } from "@/components/sale/cart/changes/use-report-pending";
import { ButtonLink, Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { useKeptFocus } from "@/components/ui/feedback/use-kept-focus";
import { keepNotice } from "@/lib/notice/kept-notice";
import { CUSTOMER_CART } from "@/lib/session/page-guard";
import { useAppSelector, useAppStore } from "@/store/hooks";
import { GuestSummary } from "./guest-summary";
import { useGuestCart } from "./use-guest-cart";
import { Alert } from "@/components/ui/feedback/alert";
import { UndoNotice } from "@/components/ui/feedback/undo/undo-notice";
import type { GuestCart, GuestLine } from "@/contracts/sale/cart";
import { t, tn } from "@/lib/words/t";
import { rich } from "@/components/ui/words/rich";
import { pathHere } from "@/lib/language/spoken";

const LOGIN = `/login?returnUrl=${encodeURIComponent(CUSTOMER_CART)}`;
/** The section with the guest's details. */
const DETAILS = "guest-details";
const RegisterByCode = lazy(() => import("@/components/identity/registration/by-code/register-by-code"));

/** `/cart`: the cart stored in this browser for a guest, at the server's prices. Ordering needs an account. */
export function GuestCartView() {
  const leaving = useLeaveWhenSignedIn();
  const { data, error, isFetching, refetch, ready, items, changes, forgetGone } = useGuestCart();
  const fields = usePendingFields();
  const { removed } = changes;
  const headingRef = useKeptFocus<HTMLHeadingElement>(removed);
  const isEmpty = ready && items.length === 0;
  const cart = isEmpty ? undefined : data?.cart;
  return (
    <div className={styles.page}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {t("Your cart")}
        {items.length > 0 ? (
          <span className={styles.count}>{tn(items.length, "{n} item", "{n} items")}</span>
        ) : null}
      </h1>
      <UndoNotice
        of={removed}
        message={t("{name} is out of your cart", { name: removed?.productTitle ?? "" })}
        atTop
        onUndo={() => removed && changes.undoRemove(removed)}
        onClose={changes.forgetRemoved}
      />
      {isEmpty ? (
        <EmptyState
          drawing={BASKET}
          title={t("Your cart is empty")}
          action={<ButtonLink href={pathHere("/vendor")}>{t("Find vendors")}</ButtonLink>}
        >
          {t("Add a banquet, a gown or a photographer. You see the all-in price before you decide.")}{" "}
          {rich("Already have an account? <a>Log in</a> to see the cart you keep there.", {
            a: (text) => <a href={LOGIN}>{text}</a>,
          })}
        </EmptyState>
      ) : null}
      {cart ? (
        <div className={styles.columns}>
          <div className={styles.main}>
            <GoneItems left={data?.left ?? []} items={items} onRemove={forgetGone} />
            {cart.docs.map((group) => (
              <CartVendorGroup
                key={group.id}
                group={group}
                cart={cart}
                complaints={NO_COMPLAINTS}
                changes={changes}
                onPending={fields.report}
              />
            ))}
            <Suspense fallback={<Skeleton shape="block" height="32rem" />}>
              <RegisterByCode
                id={DETAILS}
                loginHref={LOGIN}
                onBegin={leaving.begin}
                onSignedIn={leaving.leave}
              />
            </Suspense>
          </div>
          <GuestSummary cart={cart} updating={fields.pending || isFetching} onContinue={focusDetails} />
        </div>
      ) : null}
      {!cart && !isEmpty && (!error || isFetching) ? <CartSkeleton /> : null}
      {!cart && !isEmpty && error && !isFetching ? (
        <LoadFailure title={t("Your cart could not be loaded")} error={error} retry={refetch} />
      ) : null}
    </div>
  );
}

/**
 * The server redirects visitors it recognises; a session that only this browser knows, or that began in another tab,
 * redirects here. One that begins on this page first moves the cart into the account.
 */
function useLeaveWhenSignedIn() {
  const store = useAppStore();
  const role = useAppSelector((state) => state.auth.role);
  const beganHere = useRef(false);
  useEffect(() => {
    if (role === null || beganHere.current) return;
    store.context.browser.leave(role === "customer" ? CUSTOMER_CART : "/");
  }, [store, role]);
  return {
    begin: () => void (beganHere.current = true),
    leave: (message?: string) => {
      if (message) keepNotice("success", message);
      store.context.browser.leave(CUSTOMER_CART);
    },
  };
}

/** Moves to the first empty field of the guest's details, or of the code. */
function focusDetails(): void {
  const fields = document.querySelectorAll<HTMLInputElement>(`#${DETAILS} input`);
  const shown = [...fields].filter((field) => field.checkVisibility());
  const next = shown.find((field) =>
    field.type === "checkbox" ? !field.checked : field.required && !field.value,
  );
  (next ?? shown[0])?.focus();
}

const NO_COMPLAINTS: Record<string, string[]> = {};

type Props = {
  left: GuestCart["left"];
  items: readonly GuestLine[];
  onRemove: (productId: string) => void;
};

/** Items that have been taken off the site since the guest added them. */
function GoneItems({ left, items, onRemove }: Props) {
  return [...new Set(left.map(({ productId }) => productId))].map((productId) => {
    const title = items.find((line) => line.productId === productId)?.title ?? t("One item");
    return (
      <Alert key={productId} tone="warn" title={title}>
        <p>{left.find((each) => each.productId === productId)?.message}</p>
        <Button
          variant="plain"
          size="sm"
          aria-label={t("Remove {name}", { name: title })}
          onClick={() => onRemove(productId)}
        >
          {t("Remove")}
        </Button>
      </Alert>
    );
  });
}
