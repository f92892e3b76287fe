const PATHS = {
  pin: "M12 21s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0c0 4.8-6.5 11-6.5 11ZM12 7.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8",
  table: "M3.5 9.5H20.5M6 9.5V19M18 9.5V19M9 5.5h6M12 5.5v4",
  chairs: "M6 4v15M6 12h5v7M18 4v15M18 12h-5v7",
  glass: "M5.5 5H18.5L12 12.5ZM12 12.5v7M8.5 19.5h7",
  car: "M4.5 16.5V12.5L7 7.5H17L19.5 12.5V16.5ZM4.5 12.5H19.5M7 16.5V19M17 16.5V19",
  train: "M6 4H18V16.5H6ZM6 11H18M8.5 16.5 6 20M15.5 16.5 18 20M9 13.8h1M14 13.8h1",
  leaf: "M5 19c0-9 5-14 14.5-14C19.5 14.5 14.5 19 5 19ZM5 19 13 11",
  rings:
    "M9 9.5a5.2 5.2 0 1 1 0 10.4 5.2 5.2 0 0 1 0-10.4M15 9.5a5.2 5.2 0 1 1 0 10.4M15 9.5a5.2 5.2 0 0 0-3 1M9.5 4 12 6.5 14.5 4",
  speech: "M4.5 5.5H19.5V16H12L7.5 19.5V16H4.5ZM8.5 9.5H15.5M8.5 12.5H13",
  receipt: "M6 3.5H18V20.5L15 18.7 12 20.5 9 18.7 6 20.5ZM9 8.5H15M9 12.5H15",
  calendar: "M4.5 6.5H19.5V19.5H4.5ZM4.5 10.5H19.5M8.5 4V8M15.5 4V8",
  clock: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M12 8v4.2l2.8 1.8",
  check: "M12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4M8.3 12.3 11 15l4.8-5.6",
  heart: "M12 19.5S4.5 15 4.5 9.6A4 4 0 0 1 12 7.6a4 4 0 0 1 7.5 2C19.5 15 12 19.5 12 19.5Z",
  link: "M10 14a4 4 0 0 1 0-5.6l2.9-2.9a4 4 0 0 1 5.6 5.6L17 12.6M14 10a4 4 0 0 1 0 5.6l-2.9 2.9a4 4 0 0 1-5.6-5.6L7 11.4",
} as const;

export type FactIconName = keyof typeof PATHS;

export function FactIcon({ name }: { name: FactIconName }) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
