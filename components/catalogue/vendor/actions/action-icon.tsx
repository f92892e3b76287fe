const PATHS = {
  ask: "M5 5.5H19V15.5H12L8 19V15.5H5Z",
  calendar: "M4.5 6.5H19.5V19.5H4.5ZM4.5 10.5H19.5M8.5 4V8M15.5 4V8",
  share: "M12 15V4M8 7.5 12 3.8 16 7.5M6 12v7.5h12V12",
  whatsapp:
    "M4.5 19.5 5.7 15.6A8 8 0 1 1 8.5 18.4ZM9.3 8.6c-.4 2.9 2.7 6 5.7 5.9l.6-1.5-1.9-1-.9.8c-.9-.4-1.6-1.1-2-2l.8-.9-.9-1.9Z",
} as const;

/** A decorative icon beside an action's label. */
export function ActionIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
