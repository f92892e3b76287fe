"use client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Cart } from "@/contracts/sale/cart";
import type { PlaceOrderBody } from "@/contracts/sale/order/order.schema";
import { type ApiError, isApiError, messageOf } from "@/contracts/api-error";
import { useLazyGetCartQuery, useLazyValidateCartQuery } from "@/services/sale/cart";
import { usePlaceOrderMutation } from "@/services/sale/order";
import { useAppSelector } from "@/store/hooks";
import { answerAttempt, keepAttempt, type OrderAttempt, unansweredAttempt } from "./kept-attempt";

export type CheckoutValues = Omit<PlaceOrderBody, "orderValue" | "dueNow" | "vendorTerms">;

/**
 * Places the order of the whole cart, once. `complaints` are the server's errors by line. If the response is lost
 * (network, reload), it retries under the same key: if the cart is empty by then, the order was placed, and its
 * checkout is requested again.
 */
export function usePlaceOrder(cart: Cart, onPlaced: (checkoutId: string) => void) {
  const customerId = useAppSelector((state) => state.auth.userData?.id ?? "");
  const [send] = usePlaceOrderMutation();
  const [validate] = useLazyValidateCartQuery();
  const [reread] = useLazyGetCartQuery();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const running = useRef(false);

  const attempt = useCallback(
    async ({ body, idempotencyKey }: OrderAttempt): Promise<ApiError | null> => {
      const answer = await send({ body, idempotencyKey });
      if (answer.data) {
        answerAttempt();
        onPlaced(answer.data.checkoutId);
        return null;
      }
      return isApiError(answer.error) ? answer.error : lost();
    },
    [send, onPlaced],
  );

  /** Runs one attempt at a time; stays busy once placed, because the page is about to be left. */
  const once = useCallback(async (work: () => Promise<ApiError | null>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    const error = await work();
    if (!error) return;
    running.current = false;
    setBusy(false);
    setFailure(error);
  }, []);

  const place = useCallback(
    (values: CheckoutValues) =>
      once(async () => {
        const earlier = unansweredAttempt(customerId);
        const checked = earlier ? null : await validate();
        if (checked?.isError) {
          void reread({ fromCart: true });
          return isApiError(checked.error) ? checked.error : lost();
        }
        let error = await attempt(
          keepAttempt(customerId, {
            ...values,
            orderValue: cart.total,
            dueNow: cart.dueNow,
            vendorTerms: cart.docs.flatMap(({ terms }) => terms?.id ?? []),
          }),
        );
        if (earlier && error?.code === 409) {
          const { data } = await reread({ fromCart: true });
          if (data?.cartCount === 0) error = await attempt(earlier);
        }
        if (isRefusal(error)) {
          answerAttempt();
          void reread({ fromCart: true });
        }
        return error;
      }),
    [once, attempt, validate, reread, customerId, cart.total, cart.dueNow, cart.docs],
  );

  // The cart is empty and an attempt is unanswered: it was placed, and the response was lost.
  const lostAnswer = cart.cartCount === 0;
  useEffect(() => {
    const earlier = lostAnswer && customerId ? unansweredAttempt(customerId) : null;
    if (!earlier) return;
    const resume = async () => {
      const error = await attempt(earlier);
      if (isRefusal(error)) answerAttempt();
      return error;
    };
    void Promise.resolve().then(() => once(resume));
  }, [lostAnswer, customerId, once, attempt]);

  const complaints = useMemo(() => complaintsOf(failure), [failure]);
  return { place, busy, failure: failure ? messageOf(failure) : "", complaints };
}

/** Returns true when the server refused, so that nothing was placed. Without a response the outcome is unknown. */
function isRefusal(error: ApiError | null): boolean {
  return error !== null && error.code >= 400 && error.code < 500 && error.code !== 401;
}

const lost = (): ApiError => ({ code: 0, message: messageOf(null), errors: [] });

/** `lines.{id}` → its messages. */
function complaintsOf(error: ApiError | null): Record<string, string[]> {
  const byLine: Record<string, string[]> = {};
  for (const { field, message } of error?.errors ?? []) {
    const lineId = /^lines\.(.+)$/.exec(field)?.[1];
    if (lineId) (byLine[lineId] ??= []).push(message);
  }
  return byLine;
}
