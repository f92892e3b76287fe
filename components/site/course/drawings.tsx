import type { ReactNode } from "react";
import styles from "./drawings.module.css";

/** Line drawings for the lessons, decorative beside text that says the same. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 180" className={styles.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}

export const ShopfrontDrawing = () => (
  <Drawing>
    <path className={styles.wash} d="M40 70h160v90H40Z" />
    <path className={styles.line} d="M40 70h160v90H40ZM30 70l16-34h148l16 34Z" />
    <path className={styles.jewel} d="M46 36h30l-8 34H30ZM106 36h28v34h-28ZM164 36h30l16 34h-38Z" />
    <path className={styles.line} d="M60 160v-56h40v56M122 104h60v34h-60ZM92 132v6" />
    <path className={styles.brass} d="M152 112c8-9 20 0 0 16c-20-16-8-25 0-16Z" />
  </Drawing>
);

export const PicturesDrawing = () => (
  <Drawing>
    <rect className={styles.wash} x="30" y="34" width="104" height="112" rx="4" />
    <rect className={styles.line} x="30" y="34" width="104" height="112" rx="4" />
    <path className={styles.jewel} d="M82 62c-16 0-20 20-12 30l-22 40h68l-22-40c8-10 4-30-12-30Z" />
    <rect className={styles.line} x="146" y="34" width="64" height="50" rx="4" />
    <path className={styles.line} d="M150 78l18-22 14 14 8-8 16 16" />
    <circle className={styles.brass} cx="194" cy="50" r="6" />
    <rect className={styles.line} x="146" y="96" width="64" height="50" rx="4" />
    <circle className={styles.line} cx="178" cy="121" r="14" />
    <circle className={styles.brass} cx="178" cy="121" r="5" />
  </Drawing>
);

export const ReceiptDrawing = () => (
  <Drawing>
    <path
      className={styles.wash}
      d="M70 20h100v136l-12.5-9-12.5 9-12.5-9-12.5 9-12.5-9-12.5 9-12.5-9-12.5 9Z"
    />
    <path
      className={styles.line}
      d="M70 20h100v136l-12.5-9-12.5 9-12.5-9-12.5 9-12.5-9-12.5 9-12.5-9-12.5 9Z"
    />
    <path className={styles.line} d="M84 44h40M148 44h8M84 62h52M144 62h12M84 80h28M148 80h8" />
    <path className={styles.jewelLine} d="M84 112h30M132 112h24" />
    <path className={styles.line} d="M84 98h72" strokeDasharray="3 4" />
  </Drawing>
);

export const ClockDrawing = () => (
  <Drawing>
    <circle className={styles.wash} cx="120" cy="92" r="62" />
    <path className={styles.jewel} d="M120 92V30a62 62 0 0 1 53.7 93Z" />
    <circle className={styles.line} cx="120" cy="92" r="62" />
    <path className={styles.line} d="M120 92V44M120 92l34 20M120 30v8M182 92h-8M120 154v-8M58 92h8" />
    <circle className={styles.brass} cx="120" cy="92" r="5" />
  </Drawing>
);

export const StepsDrawing = () => (
  <Drawing>
    <path className={styles.wash} d="M30 156h60v-44H30ZM90 156h60V80H90ZM150 156h60V44h-60Z" />
    <path className={styles.line} d="M30 156h180V44h-60v36H90v32H30Z" />
    <circle className={styles.brass} cx="60" cy="92" r="12" />
    <circle className={styles.brass} cx="120" cy="60" r="12" />
    <path className={styles.jewel} d="M180 32c-8-14-28-2 0 14c28-16 8-28 0-14Z" />
  </Drawing>
);

export const BubblesDrawing = () => (
  <Drawing>
    <path className={styles.wash} d="M30 34h118a10 10 0 0 1 10 10v40a10 10 0 0 1-10 10H62l-20 18V94H30Z" />
    <path
      className={styles.line}
      d="M34 34h114a10 10 0 0 1 10 10v40a10 10 0 0 1-10 10H62l-20 18V94h-8a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8Z"
    />
    <path
      className={styles.brass}
      d="m56 52 3.500 8 8.500.8-6.500 5.600 2 8.400-7.500-4.500-7.500 4.500 2-8.400-6.500-5.600 8.500-.8Zm30 0 3.500 8 8.500.8-6.500 5.600 2 8.400-7.500-4.500-7.500 4.500 2-8.400-6.500-5.600 8.500-.8Z"
    />
    <path className={styles.line} d="M112 58h30M112 70h20" />
    <path
      className={styles.jewel}
      d="M98 112h104a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8h-8v14l-18-14H98a8 8 0 0 1-8-8v-26a8 8 0 0 1 8-8Z"
    />
  </Drawing>
);

export const CalendarDrawing = () => (
  <Drawing>
    <rect className={styles.wash} x="44" y="38" width="152" height="118" rx="8" />
    <rect className={styles.line} x="44" y="38" width="152" height="118" rx="8" />
    <path
      className={styles.line}
      d="M44 66h152M76 26v22M164 26v22M82 66v90M120 66v90M158 66v90M44 96h152M44 126h152"
    />
    <path className={styles.jewelLine} d="m92 102 18 18m0-18-18 18" />
    <path className={styles.brass} d="M177 76c5-6 14 0 0 12c-14-12-5-18 0-12Z" />
  </Drawing>
);

export const TrayDrawing = () => (
  <Drawing>
    <path className={styles.jewel} d="M52 96h136l-14 34H66Z" />
    <path className={styles.line} d="M52 96h136l-14 34H66ZM88 130l-6 22h76l-6-22" />
    <circle className={styles.brass} cx="92" cy="80" r="15" />
    <circle className={styles.brass} cx="148" cy="80" r="15" />
    <path className={styles.line} d="M104 58c0-22 32-22 32 0v38h-32ZM112 66h16M112 76h16" />
  </Drawing>
);
