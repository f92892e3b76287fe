import { ButtonLink } from "@/components/ui/button";
import styles from "./promo-popup.module.css";

/** What follows a sign-up: where the code went, and where to use it. */
export function PromoThanks({ email, excludesVenues }: { email: string; excludesVenues: boolean }) {
  return (
    <>
      <p className={styles.lead}>
        Your code is on its way to <strong className={styles.address}>{email}</strong>. Enter it when you book
        {excludesVenues ? " anything but a venue" : ""}; it waits in your mailbox until then.
      </p>
      <ButtonLink href="/vendor" size="lg" block>
        Start Planning
      </ButtonLink>
    </>
  );
}
