import { useEffect } from "react";
import { thumbUrl } from "@/components/ui/media/thumb";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { Icon } from "@/components/ui/media/icon";
import { MAX_COMPARED } from "@/contracts/catalogue/comparison/comparison";
import { type Compared, keepCompared } from "./compare-list";
import styles from "./compare-tray.module.css";
import { ourComparisonHref } from "./our-comparison";
import { t } from "@/lib/words/t";

/** The vendors chosen for comparison, fixed to the bottom of the page. Renders nothing while there are none. */
export function CompareTray({ vendors }: { vendors: readonly Compared[] }) {
  const isEmpty = vendors.length === 0;
  // Moves the back-to-top button and the end of the page above the tray.
  useEffect(() => {
    const { style } = document.documentElement;
    if (isEmpty) style.removeProperty("--foot-bar");
    else style.setProperty("--foot-bar", "5rem");
    document.body.style.paddingBlockEnd = isEmpty ? "" : "5rem";
  }, [isEmpty]);
  if (isEmpty) return null;
  return (
    <section className={styles.tray} aria-label={t("Vendors to compare")}>
      <ul className={styles.list}>
        {vendors.map(({ slug, name, image }) => (
          <li key={slug} className={styles.item}>
            {image ? (
              <img className={styles.picture} src={thumbUrl(image)} alt="" width={44} height={44} />
            ) : null}
            <span className={styles.name}>{name}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={t("Remove {name}", { name })}
              onClick={() => keepCompared(vendors.filter((vendor) => vendor.slug !== slug))}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
        {Array.from({ length: MAX_COMPARED - vendors.length }, (_, at) => (
          <li key={at} className={styles.room} aria-hidden="true" />
        ))}
      </ul>
      <span className="visually-hidden" role="status">
        {t("{chosen} of {most} vendors chosen to compare", {
          chosen: vendors.length,
          most: MAX_COMPARED,
        })}
      </span>
      <div className={styles.actions}>
        <Button variant="plain" size="sm" className={styles.clear} onClick={() => keepCompared([])}>
          {t("Clear")}
        </Button>
        <ButtonLink size="sm" href={ourComparisonHref(vendors.map(({ slug }) => slug))}>
          {t("Compare {n}", { n: vendors.length })}
        </ButtonLink>
      </div>
    </section>
  );
}
