const ARCHES = [0, 1, 2, 3, 4];

/** Two rows of arches that lean into one another, and one sun. */
export function ModernArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 170" aria-hidden="true">
      <circle cx="180" cy="64" r="34" fill="var(--metal)" />
      <g fill="none" stroke="var(--ink)" strokeWidth="1.4">
        {ARCHES.map((n) => (
          <g key={n}>
            <path
              d={`M${66 + n * 11} 170V${112 + n * 4}A${79 - n * 11} ${79 - n * 11} 0 0 1 ${224 - n * 11} ${112 + n * 4}V170`}
            />
            <path
              d={`M${136 + n * 11} 170V${112 + n * 4}A${79 - n * 11} ${79 - n * 11} 0 0 1 ${294 - n * 11} ${112 + n * 4}V170`}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}
