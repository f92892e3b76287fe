import { petal, turns } from "./geometry";

const LEAVES = [0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84];
/** A stem from the middle to the side, curving downwards. */
const at = (t: number): [number, number] => [
  Math.round(150 * t),
  Math.round(-38 * Math.sin(t * 2.4) + 44 * t * t),
];

function Spray() {
  return (
    <>
      <path d="M0 0C50 -62 110 -34 152 14" fill="none" stroke="var(--stem)" strokeWidth="2" />
      {LEAVES.map((t, n) => {
        const [x, y] = at(t);
        const lean = 40 + t * 90;
        const size = 34 - t * 14;
        return (
          <g key={t} transform={`translate(${x} ${y})`}>
            <path
              d={petal(size, size * 0.42)}
              fill={n % 2 ? "var(--leaf)" : "var(--stem)"}
              transform={`rotate(${lean - 62})`}
            />
            <path
              d={petal(size * 0.9, size * 0.38)}
              fill={n % 2 ? "var(--stem)" : "var(--leaf)"}
              transform={`rotate(${lean + 72})`}
            />
          </g>
        );
      })}
    </>
  );
}

function Frangipani({ scale }: { scale: number }) {
  return (
    <g transform={`scale(${scale})`}>
      {turns(5).map((turn) => (
        <path
          key={turn}
          d="M0 0C-18 -8 -20 -34 -4 -40C14 -42 18 -20 0 0Z"
          fill="var(--petal)"
          stroke="var(--edge)"
          strokeWidth="1"
          transform={`rotate(${turn})`}
        />
      ))}
      {turns(5).map((turn) => (
        <path
          key={turn}
          d={petal(20, 8)}
          fill="var(--metal)"
          opacity=".75"
          transform={`rotate(${turn + 2})`}
        />
      ))}
    </g>
  );
}

/** Two sprays of leaves that meet under frangipani. */
export function BotanicalArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 170" aria-hidden="true">
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(${180 + side * 8} 96) scale(${side} 1)`}>
          <Spray />
          <g transform="translate(64 -18)">
            <Frangipani scale={0.5} />
          </g>
        </g>
      ))}
      <g transform="translate(180 92)">
        <Frangipani scale={1} />
      </g>
      <g transform="translate(146 116) rotate(20)">
        <Frangipani scale={0.62} />
      </g>
      <g transform="translate(216 118) rotate(-16)">
        <Frangipani scale={0.66} />
      </g>
    </svg>
  );
}
