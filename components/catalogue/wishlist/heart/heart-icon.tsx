/** The caller sets its fill, so that one drawing serves both states. */
export function HeartIcon({ size = 22 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden="true">
      <path
        d="M12 20.3C7 16.6 3.2 13 3.2 9.1A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.8 2.1c0 3.9-3.8 7.5-8.8 11.2Z"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </svg>
  );
}
