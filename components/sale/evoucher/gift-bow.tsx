import styles from "./gift-bow.module.css";

const LOOP = "M-3 2C-12-28-45-34-47-12-49 12-20 16-3 2Z";
const INSIDE = "M-9 0C-17-17-36-21-39-9-41 6-22 8-9 0Z";
const TAIL = "M-3 5C-8 20-17 32-30 44L-18 44-14 54C-5 40 1 24 3 7Z";

/** The ribbon around a voucher, tied in a bow. */
export function GiftBow() {
  return (
    <svg className={styles.bow} viewBox="-52 -60 104 120" aria-hidden="true">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path className={styles.tail} d={TAIL} />
          <path className={styles.loop} d={LOOP} />
          <path className={styles.inside} d={INSIDE} />
        </g>
      ))}
      <rect className={styles.knot} x="-9" y="-9" width="18" height="20" rx="6" />
    </svg>
  );
}
