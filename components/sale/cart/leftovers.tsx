"use client";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/action/button";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { leftoversRead } from "@/store/slices/cart-slice";
import { t } from "@/lib/words/t";
import styles from "./cart-view.module.css";

/** Lists items added before signing in that no longer fit. */
export function Leftovers() {
  const left = useAppSelector((state) => state.cart.left ?? NONE);
  const dispatch = useAppDispatch();
  if (left.length === 0) return null;
  return (
    <div className={styles.leftovers}>
      <Alert tone="warn" title={t("Not everything you added before signing in still fits")}>
        <ul>
          {left.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <Button variant="plain" size="sm" onClick={() => dispatch(leftoversRead())}>
          {t("Got it")}
        </Button>
      </Alert>
    </div>
  );
}

const NONE: string[] = [];
