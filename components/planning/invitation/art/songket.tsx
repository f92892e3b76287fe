const STEPS = [0, 1, 2];
const SHOOTS = Array.from({ length: 13 }, (_, n) => n);
const FIELD = [
  [90, 58],
  [180, 40],
  [270, 58],
] as const;

/** Bamboo shoots in a row, the border of a songket. */
function Shoots({ y, down = false }: { y: number; down?: boolean }) {
  return (
    <g transform={`translate(0 ${y}) scale(1 ${down ? -1 : 1})`}>
      {SHOOTS.map((n) => (
        <g key={n} transform={`translate(${n * 30} 0)`} fill="none" stroke="var(--metal)" strokeWidth="1.6">
          {STEPS.map((step) => (
            <path key={step} d={`M${-13 + step * 4} 0L0 ${-38 + step * 10}L${13 - step * 4} 0`} />
          ))}
          <path d="M0 -4 4 -9 0 -14 -4 -9Z" fill="var(--metal)" stroke="none" />
          <path d="M15 -38 19 -33 15 -28 11 -33Z" fill="var(--metal)" stroke="none" />
        </g>
      ))}
      <path d="M0 3H360M0 8H360" stroke="var(--metal)" strokeWidth="1.2" />
    </g>
  );
}

/** An eight-pointed flower of gold thread. */
function Star({ size }: { size: number }) {
  return (
    <g fill="none" stroke="var(--metal)" strokeWidth="1.5">
      {[0, 45].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <rect x={-size} y={-size} width={size * 2} height={size * 2} />
          <rect x={-size * 0.62} y={-size * 0.62} width={size * 1.24} height={size * 1.24} />
        </g>
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          d={`M0 0 ${size * 0.24} ${-size * 0.5} 0 ${-size * 0.95} ${-size * 0.24} ${-size * 0.5}Z`}
          fill="var(--metal)"
          stroke="none"
          transform={`rotate(${turn})`}
        />
      ))}
    </g>
  );
}

/** Gold thread on dark cloth: scattered flowers over a row of bamboo shoots. */
export function SongketArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 170" aria-hidden="true">
      {FIELD.map(([x, y], at) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <Star size={at === 1 ? 26 : 16} />
        </g>
      ))}
      {[30, 135, 225, 330].map((x) => (
        <path key={x} d={`M${x} 70 ${x + 7} 80 ${x} 90 ${x - 7} 80Z`} fill="var(--metal)" />
      ))}
      <Shoots y={150} />
    </svg>
  );
}
