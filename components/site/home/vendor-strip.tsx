import { ButtonLink } from "@/components/ui/action/button";
import { SitePicture } from "@/components/ui/media/site-picture";
import styles from "./vendor-strip.module.css";

export function VendorStrip() {
  return (
    <section className={styles.strip} aria-labelledby="for-vendors">
      <div className={styles.words}>
        <h2 id="for-vendors">You make weddings for a living?</h2>
        <p>
          Say yes or no to every booking before it counts. A day that is full cannot be sold again, not even
          by two couples in the same second. Payments arrive by milestone, each one written down where you
          both can see it.
        </p>
        <div className={styles.actions}>
          <ButtonLink variant="night" href="/vendor/register">
            Become a Vendor
          </ButtonLink>
          <a href="/vendor/login">Vendor Login</a>
        </div>
      </div>
      <SitePicture name="venues" sizes="(min-width: 60rem) 40vw, 92vw" className={styles.picture} />
    </section>
  );
}
