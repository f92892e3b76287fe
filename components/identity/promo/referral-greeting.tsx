import { MediaImage } from "@/components/ui/media/media-image";
import { PROMO_CAP_CENTS, PROMO_PERCENT, promoScope } from "@/contracts/identity/registration/promo";
import styles from "./referral-greeting.module.css";
import { ReferralPerk } from "./referral-perk";

type Props = { code: string; name: string; picture: string | null };

/**
 * Greets a visitor sent by an influencer, in one row above the page's content. The offer opens below it. Readable
 * without script.
 */
export function ReferralGreeting({ code, name, picture }: Props) {
  return (
    <section className={styles.greeting} aria-labelledby="referral" data-promo-here>
      <details className={styles.inner}>
        <summary className={styles.row}>
          {picture ? (
            <MediaImage
              className={styles.portrait}
              name={picture}
              alt=""
              width={48}
              height={48}
              sizes="3rem"
            />
          ) : (
            <span className={styles.portrait} aria-hidden="true">
              {[...name][0]}
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.eyebrow}>{name} sent you</span>{" "}
            <strong id="referral" className={styles.title}>
              A gift from {name}: {PROMO_PERCENT}% off, up to ${PROMO_CAP_CENTS / 100}
            </strong>
          </span>
          <span className={styles.open}>Get my code</span>
        </summary>
        <div className={styles.offer}>
          <p className={styles.lead}>
            {promoScope(true)} Tell us where to send your code, and enter it in your cart.
          </p>
          <div className={styles.form}>
            <ReferralPerk code={code} />
          </div>
          <p className={styles.plain}>
            Turn on JavaScript to get the code by email, or <a href="/contact-us">write to us</a> and name{" "}
            {code}.
          </p>
        </div>
      </details>
    </section>
  );
}
