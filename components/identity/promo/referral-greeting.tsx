import { PROMO_CAP_CENTS, PROMO_PERCENT, promoScope } from "@/contracts/identity/registration/promo";
import styles from "./referral-greeting.module.css";
import { ReferralPerk } from "./referral-perk";

/** Greets a visitor whom an influencer sent, with the offer and the way to it. Readable without script. */
export function ReferralGreeting({ code, name }: { code: string; name: string }) {
  return (
    <section className={styles.greeting} aria-labelledby="referral" data-promo-here>
      <div className={styles.inner}>
        <div>
          <p className={styles.eyebrow}>{name} sent you</p>
          <h2 id="referral" className={styles.title}>
            A gift from {name}: {PROMO_PERCENT}% off, up to ${PROMO_CAP_CENTS / 100}
          </h2>
          <p className={styles.lead}>
            {promoScope(true)} Tell us where to send your code, and enter it in your cart.
          </p>
        </div>
        <div className={styles.form}>
          <ReferralPerk code={code} />
        </div>
        <p className={styles.plain}>
          Turn on JavaScript to get the code by email, or <a href="/contact-us">write to us</a> and name{" "}
          {code}.
        </p>
      </div>
    </section>
  );
}
