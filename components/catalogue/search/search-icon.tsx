const PATHS = {
  filters: "M4 7H13M17 7H20M4 17H7M11 17H20M15 4.5V9.5M9 14.5V19.5",
  sort: "M7 4V20M3.5 16.5 7 20 10.5 16.5M17 20V4M13.5 7.5 17 4 20.5 7.5",
  map: "M3.5 6.5 9 4 15 6.5 20.5 4V17.5L15 20 9 17.5 3.5 20ZM9 4V17.5M15 6.5V20",
  list: "M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5H4.1M4 12H4.1M4 17.5H4.1",
} as const;

/** A decorative icon beside text, hidden from screen readers. */
export function SearchIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
