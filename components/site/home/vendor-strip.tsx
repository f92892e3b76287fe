import { ButtonLink } from "@/components/ui/action/button";
import { SitePicture } from "@/components/ui/media/site-picture";
import type { HomeMessages } from "./messages/en";
import styles from "./vendor-strip.module.css";

export function VendorStrip({ words }: { words: HomeMessages["vendors"] }) {
  return (
    <section className={styles.strip} aria-labelledby="for-vendors">
      <div className={styles.words}>
        <h2 id="for-vendors">{words.title}</h2>
        <p>{words.text}</p>
        <div className={styles.actions}>
          <ButtonLink variant="night" href="/vendor/register">
            {words.join}
          </ButtonLink>
          <a href="/vendor/login">{words.login}</a>
        </div>
      </div>
      <SitePicture name="shops" sizes="(min-width: 60rem) 40vw, 92vw" className={styles.picture} />
    </section>
  );
}
