import type { ReactNode } from "react";
import { MediaImage } from "@/components/ui/media/media-image";
import { GRID_PLACE } from "@/components/ui/media/grid-sizes";
import { t } from "@/lib/words/t";
import styles from "./card-pictures.module.css";

type Props = {
  href: string;
  pictures: readonly string[];
  /** The first picture. */
  children: ReactNode;
};

/**
 * A card's pictures, side by side in a link that scrolls: by touch, with the arrow keys when focused, and with two
 * buttons for the mouse (swipe-lazy.ts). All but the first load when scrolled to.
 */
export function CardPictures({ href, pictures, children }: Props) {
  if (pictures.length === 0) return children;
  return (
    <div className={styles.frame}>
      <a className={styles.track} href={href} aria-label={t("{n} pictures", { n: pictures.length + 1 })}>
        {children}
        {pictures.map((picture) => (
          <MediaImage key={picture} name={picture} alt="" width={800} height={500} sizes={GRID_PLACE} />
        ))}
      </a>
      <Turn to="previous" label={t("Previous picture")} />
      <Turn to="next" label={t("Next picture")} />
    </div>
  );
}

/** For the mouse only: touch swipes, and keys scroll the pictures themselves. */
function Turn({ to, label }: { to: "previous" | "next"; label: string }) {
  return (
    <button
      type="button"
      className={styles[to]}
      data-lazy="swipe"
      data-to={to}
      tabIndex={-1}
      aria-label={label}
    />
  );
}
