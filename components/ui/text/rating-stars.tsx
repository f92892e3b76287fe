import styles from "./rating-stars.module.css";

const STAR = "M10 1.8 12.5 7 18.2 7.7 14 11.6 15.1 17.3 10 14.5 4.9 17.3 6 11.6 1.8 7.7 7.5 7Z";
const ROW = [0, 1, 2, 3, 4].map((at) => <path key={at} d={STAR} transform={`translate(${at * 21} 0)`} />);

type Props = {
  /** 0 to 5. */
  value: number;
  /** The number of reviews; without any, the text says so. */
  count?: number;
  size?: number;
};

/** Five stars filled to the tenth, with the number and, for screen readers, the sentence. */
export function RatingStars({ value, count, size = 16 }: Props) {
  if (count === 0) return <span className={styles.none}>No reviews yet</span>;
  const filled = Math.max(0, Math.min(5, value));
  const reviews = count === undefined ? "" : `, ${count} ${count === 1 ? "review" : "reviews"}`;
  return (
    <span className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        <svg className={styles.ground} viewBox="0 0 104 20" width={size * 5.2} height={size}>
          {ROW}
        </svg>
        <span className={styles.fill} style={{ inlineSize: `${(filled / 5) * 100}%` }}>
          <svg viewBox="0 0 104 20" width={size * 5.2} height={size}>
            {ROW}
          </svg>
        </span>
      </span>
      <span className={styles.value} aria-hidden="true">
        {filled.toFixed(1)}
        {count === undefined ? null : <span className={styles.count}> ({count})</span>}
      </span>
      <span className="visually-hidden">{`Rated ${filled.toFixed(1)} out of 5${reviews}`}</span>
    </span>
  );
}
