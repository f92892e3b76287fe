import styles from "./tile-artwork.module.css";

const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315];
/** Each repeats the corner at the top left, turned about its own. */
const OTHER_CORNERS = [
  "translate(160 0) rotate(90)",
  "translate(160 160) rotate(180)",
  "translate(0 160) rotate(270)",
];

/** A wall of Peranakan tiles: a rosette in each centre, a quarter of another in each corner, leaves between. */
export function TileArtwork({ id, tone = "jewel" }: { id: string; tone?: "jewel" | "night" }) {
  const pattern = `tile-${id}`;
  return (
    <svg className={styles.wall} data-tone={tone} aria-hidden="true" width="100%" height="100%">
      <defs>
        <pattern id={pattern} width="160" height="160" patternUnits="userSpaceOnUse">
          <rect className={styles.ground} width="160" height="160" />
          <rect className={styles.frame} x="3" y="3" width="154" height="154" rx="2" />
          <g id={`${pattern}-corner`}>
            <circle className={styles.disc} r="47" />
            <circle className={styles.ring} r="47" />
            {[15, 45, 75].map((angle) => (
              <path
                key={angle}
                className={styles.petalSmall}
                transform={`rotate(${angle})`}
                d="M12 0C20 -10 33 -9 40 0C33 9 20 10 12 0Z"
              />
            ))}
            <circle className={styles.heart} r="9" />
          </g>
          {OTHER_CORNERS.map((transform) => (
            <use key={transform} href={`#${pattern}-corner`} transform={transform} />
          ))}
          <g transform="translate(80 80)">
            {[45, 135, 225, 315].map((angle) => (
              <g key={angle} transform={`rotate(${angle})`}>
                <path className={styles.leaf} d="M30 0C40 -14 52 -12 62 0C52 12 40 14 30 0Z" />
                <path className={styles.vein} d="M30 0H58" />
              </g>
            ))}
            <circle className={styles.disc} r="40" />
            <circle className={styles.ring} r="40" />
            {EIGHTHS.map((angle) => (
              <path
                key={angle}
                className={angle % 90 === 0 ? styles.petal : styles.petalPale}
                transform={`rotate(${angle})`}
                d="M9 0C14 -13 28 -14 36 0C28 14 14 13 9 0Z"
              />
            ))}
            {EIGHTHS.map((angle) => (
              <circle
                key={angle}
                className={styles.bead}
                transform={`rotate(${angle + 22.5})`}
                cx="33"
                r="2"
              />
            ))}
            <circle className={styles.heart} r="10" />
            <circle className={styles.bead} r="4" />
          </g>
          {[0, 90, 180, 270].map((angle) => (
            <path
              key={angle}
              className={styles.vine}
              transform={`translate(80 80) rotate(${angle})`}
              d="M-20 -72C-10 -60 10 -60 20 -72M0 -63V-52"
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
}
