import { t, tn } from "@/lib/words/t";
import styles from "./rating-stars.module.css";

type Props = {
  /** 0 to 5. */
  value: number;
  /** The number of reviews, or none, which the text then says. */
  count?: number;
  /** The size of a star, in pixels. */
  size?: number;
};

/** The line height of the number, in pixels. */
const TEXT_HEIGHT = 18;

/** Five stars filled to the nearest tenth, with the number and a sentence for screen readers. */
export function RatingStars({ value, count, size = 16 }: Props) {
  if (count === 0) return <span className={styles.none}>{t("No reviews yet")}</span>;
  const filled = Math.max(0, Math.min(5, value));
  const stars = filled.toFixed(1);
  const said =
    count === undefined
      ? t("Rated {stars} out of 5", { stars })
      : tn(count, "Rated {stars} out of 5, {n} review", "Rated {stars} out of 5, {n} reviews", { stars });
  const share = `${Math.round(filled * 20)}%`;
  return (
    <span className={styles.rating}>
      <span
        className={styles.stars}
        style={{ height: size, backgroundSize: `${share} 100%, auto` }}
        aria-hidden="true"
      />
      <span
        className={styles.value}
        style={size > TEXT_HEIGHT ? { lineHeight: `${size}px` } : undefined}
        aria-hidden="true"
      >
        {stars}
        {count === undefined ? null : <span className={styles.count}>{` (${count})`}</span>}
      </span>
      <span className="visually-hidden">{said}</span>
    </span>
  );
}
