"use client";
import Link from "next/link";
import { Icon } from "@/components/ui/media/icon";
import { useAppSelector } from "@/store/hooks";
import styles from "./cart-hint.module.css";

/** Reminds the couple of items in the cart that are not ordered yet. */
export function CartHint() {
  const count = useAppSelector((state) => state.cart.cartCount);
  if (count === 0) return null;
  return (
    <p className={styles.hint}>
      <span>{count === 1 ? "1 item is" : `${count} items are`} waiting in your cart.</span>
      <Link className={styles.link} href="/user/cart-summary" prefetch={false}>
        Go to your cart
        <Icon name="arrow-right" size={18} />
      </Link>
    </p>
  );
}
