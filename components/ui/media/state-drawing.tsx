import styles from "./state-drawing.module.css";

/** A part of a drawing: its class and its path. */
export type Part = readonly [part: string, d: string];

const DRAWINGS = {
  /** A vase waiting for its flowers. */
  empty: [
    ["leaf", "M2-14C4-32 16-40 26-42 26-28 16-16 2-14Z"],
    ["wire", "M0-8C-2-22-8-34-18-40"],
    ["leaf", "M-4-22C-16-22-24-28-28-36-16-38-8-32-4-22Z"],
    ["pale", "M-18-40c-6-2-9-8-6-13 5 0 9 3 9 8 3-4 8-5 11-1-2 5-8 8-14 6Z"],
    ["jewel", "M-13-10H13C12 0 26 8 26 24 26 38 15 46 0 46S-26 38-26 24C-26 8-12 0-13-10Z"],
    ["metal", "M-16-13H16V-8H-16Z"],
    ["shine", "M-17 18C-18 28-14 36-8 39"],
    ["light", "M0 13C5 18 5 26 0 31-5 26-5 18 0 13ZM-10 22a3 3 0 1 0 .1 0ZM10 22a3 3 0 1 0 .1 0Z"],
  ],
  /** A signpost whose arms disagree. */
  missing: [
    ["metal", "M-3-44H3V46H-3Z"],
    ["jewel", "M-6-38H30L40-28 30-18H-6Z"],
    ["pale", "M6-12H-30L-40-2-30 8H6Z"],
    ["shine", "M4-28H24M-2-2H-22"],
    ["leaf", "M0 46C-6 34-18 30-28 32-24 42-12 48 0 46ZM0 46C6 36 16 33 26 36 21 45 10 49 0 46Z"],
  ],
  /** An unlit lantern on a broken cord. */
  offline: [
    ["wire", "M-34-50C-20-36-10-42-6-34M8-30C4-26 0-24 0-18M-2-42L2-46M12-38L16-42"],
    ["metal", "M-14-20H14V-14H-14ZM-14 26H14V32H-14Z"],
    ["jewel", "M-14-14H14C34-6 34 18 14 26H-14C-34 18-34-6-14-14Z"],
    ["shine", "M-8-13C-18-4-18 16-8 25M8-13C18-4 18 16 8 25M0-14V26"],
    ["wire", "M-6 32V46M0 32V50M6 32V46"],
  ],
  /** A teacup with a crack. */
  broken: [
    ["jewel", "M-32-16H24C24 14 12 32-4 32S-32 14-32-16Z"],
    ["wire", "M24-8C40-12 42 14 18 14"],
    ["light", "M-32-16H24V-10H-32Z"],
    ["shine", "M-6-16L-12-4-2 4-10 18"],
    ["metal", "M-40 36H32C26 44 16 46-4 46S-34 44-40 36Z"],
    ["pale", "M-22-26c-5-6 5-10 0-17 7 4 4 11 0 17ZM-2-26c-5-6 5-10 0-17 7 4 4 11 0 17Z"],
  ],
  /** Two interlocked rings under a flower. */
  success: [
    ["leaf", "M-4-26C-16-24-26-30-30-40-16-42-6-36-4-26ZM4-26C16-24 26-30 30-40 16-42 6-36 4-26Z"],
    ["band", "M-14-8a20 20 0 1 0 .1 0ZM14-8a20 20 0 1 0 .1 0Z"],
    [
      "jewel",
      "M0-46c5 0 8 5 6 9 5-2 10 2 9 7-1 4-6 6-10 4 2 4-1 9-5 9s-7-5-5-9c-4 2-9 0-10-4-1-5 4-9 9-7-2-4 1-9 6-9Z",
    ],
    ["metal", "M0-33a5 5 0 1 0 .1 0Z"],
    ["shine", "M-30 6C-28 0-24-3-19-4M22 32C28 29 31 24 31 18"],
  ],
  /** An envelope tied with ribbon. */
  voucher: [
    ["light", "M-40-22H40V30H-40Z"],
    ["pale", "M-40-22H40L0 8Z"],
    ["jewel", "M-4-22H4V30H-4ZM-40 2H40V9H-40Z"],
    ["jewel", "M0 4C-10-10-26-12-26-2S-10 10 0 5C10 10 26 8 26-2S10-10 0 4Z"],
    ["metal", "M0-1a6 6 0 1 0 .1 0Z"],
  ],
} as const satisfies Record<string, readonly Part[]>;

export type StateName = keyof typeof DRAWINGS;

type Look = { size?: number; className?: string | undefined };

/** A small drawing of the state of a page or list, decorative beside text that says the same. */
export function StateDrawing({ of, ...look }: Look & { of: StateName }) {
  return <Drawing parts={DRAWINGS[of]} {...look} />;
}

/** A drawing within a ring. */
export function Drawing({ parts, size = 112, className }: Look & { parts: readonly Part[] }) {
  return (
    <svg className={className} viewBox="-64 -64 128 128" width={size} height={size} aria-hidden="true">
      <circle className={styles.ground} r="62" />
      <circle className={styles.ring} r="57" />
      {parts.map(([part, d]) => (
        <path key={d} className={styles[part]} d={d} />
      ))}
    </svg>
  );
}
