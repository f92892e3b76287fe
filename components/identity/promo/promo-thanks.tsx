import { ButtonLink } from "@/components/ui/action/button";
import styles from "./promo-popup.module.css";

/** Confirms a sign-up: where the code was sent and where to use it. */
export function PromoThanks({ email, excludesVenues }: { email: string; excludesVenues: boolean }) {
  return (
    <>
      <p className={styles.lead}>
        Your code is on its way to <strong className={styles.address}>{email}</strong>. It’s for anything
        {excludesVenues ? " but venues" : " you book here"}. Enter it in your cart.
      </p>
      <ButtonLink href="/vendor" size="lg" block>
        Start Planning
      </ButtonLink>
    </>
  );
}
