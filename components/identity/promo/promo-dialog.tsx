import { ButtonLink } from "@/components/ui/action/button";
import { CloseButton } from "@/components/ui/action/close-button";
import dialogStyles from "@/components/ui/feedback/native-dialog.module.css";
import { TileArtwork } from "@/components/ui/media/tile-artwork";
import { classNames } from "@/components/ui/theme/class-names";
import { PROMO_CAP_CENTS, PROMO_PERCENT, promoScope } from "@/contracts/identity/registration/promo";
import { written } from "@/lib/words/t";
import styles from "./promo-dialog.module.css";
import { PromoForm } from "./promo-form";

/**
 * The promo sign-up, included closed in every public page. `offerPromo` opens a copy of it and fills in what the
 * attributes name, without React.
 */
export function PromoDialog() {
  return (
    <dialog
      {...written()}
      data-promo
      className={classNames(dialogStyles.dialog, styles.dialog)}
      aria-labelledby="promo-title"
    >
      <div className={styles.card}>
        <div className={styles.artwork} aria-hidden="true">
          <TileArtwork id="promo" />
          <p className={styles.seal}>
            <strong>{PROMO_PERCENT}%</strong>
            off
          </p>
        </div>
        <div className={styles.side}>
          <CloseButton className={styles.close} data-close />
          <div data-step="ask">
            <p className={styles.eyebrow}>A wedding gift from us</p>
            <h2 id="promo-title" tabIndex={-1} className={styles.title}>
              {PROMO_PERCENT}% off, up to ${PROMO_CAP_CENTS / 100}
            </h2>
            <p className={styles.lead}>
              <span data-offer="all">{promoScope(false)}</span>
              <span data-offer="no-venues" hidden>
                {promoScope(true)}
              </span>{" "}
              Tell us where to send your code.
            </p>
            <PromoForm id="promo" />
            <button type="button" className={styles.later} data-close>
              No, thank you
            </button>
          </div>
          <div data-step="thanks" hidden>
            <p className={styles.eyebrow}>It’s yours</p>
            <h2 id="promo-thanks" tabIndex={-1} className={styles.title}>
              Thank you
            </h2>
            <p className={styles.lead}>
              Your code is on its way to <strong className={styles.address} data-address />. It’s for anything
              <span data-offer="all"> you book here</span>
              <span data-offer="no-venues" hidden>
                {" "}
                but venues
              </span>
              . Enter it in your cart.
            </p>
            <ButtonLink href="/vendor" size="lg" block>
              Start Planning
            </ButtonLink>
          </div>
        </div>
      </div>
    </dialog>
  );
}
