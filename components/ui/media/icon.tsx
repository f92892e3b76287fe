import styles from "./icon.module.css";

const PATHS = {
  search: "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M16.2 16.2 21 21",
  "chevron-down": "M6 9.5 12 15.5 18 9.5",
  "chevron-right": "M9.5 6 15.5 12 9.5 18",
  "chevron-left": "M14.5 6 8.5 12 14.5 18",
  "arrow-right": "M4 12H20M13.5 5.5 20 12 13.5 18.5",
  "arrow-up": "M12 20V4M5.5 10.5 12 4 18.5 10.5",
  menu: "M4 7H20M4 12H20M4 17H20",
  more: "M5 12H5.1M12 12H12.1M19 12H19.1",
  close: "M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5",
  paperclip:
    "M20.5 11.5 12 20a5.4 5.4 0 0 1-7.6-7.6l8.7-8.7a3.6 3.6 0 0 1 5.1 5.1L9.5 17.5a1.8 1.8 0 0 1-2.5-2.5l8-8",
  calendar: "M4.5 6.5H19.5V20H4.5ZM4.5 10.5H19.5M8.5 4V8M15.5 4V8",
  check: "M4.5 12.5 9.5 17.5 19.5 7",
  info: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 11V16.5M12 7.6V7.7",
  alert: "M12 4 21 19.5H3ZM12 10V14.2M12 16.8V16.9",
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing beside text; decorative for screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.line} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
