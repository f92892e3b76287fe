import { loops, petal, polar, turns } from "./geometry";

const WEAVE = loops(80, 30, 34);
const SMALL = loops(40, 15, 17);

/** A kolam: one line that loops around dots, drawn in rice flour. */
export function KolamArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 170" aria-hidden="true">
      <g transform="translate(180 86)" fill="none" stroke="var(--paper)" strokeLinecap="round">
        <path d={WEAVE} strokeWidth="2.2" transform="scale(.88)" />
        {turns(8).map((turn) => {
          const [x, y] = polar(56, turn + 22.5);
          return <circle key={turn} cx={x} cy={y} r="2.6" fill="var(--metal)" stroke="none" />;
        })}
        {turns(8).map((turn) => (
          <path
            key={turn}
            d={petal(22, 12)}
            fill="var(--metal)"
            stroke="none"
            transform={`rotate(${turn})`}
          />
        ))}
        <circle r="4" fill="var(--ground)" stroke="var(--paper)" strokeWidth="2" />
      </g>
      {[58, 302].map((x) => (
        <g key={x} transform={`translate(${x} 92)`} fill="none" stroke="var(--paper)">
          <path d={SMALL} strokeWidth="1.8" />
          {turns(8).map((turn) => {
            const [dx, dy] = polar(27, turn + 22.5);
            return <circle key={turn} cx={dx} cy={dy} r="1.7" fill="var(--metal)" stroke="none" />;
          })}
          <circle r="3" fill="var(--metal)" stroke="none" />
        </g>
      ))}
      {[108, 252].map((x) => (
        <g key={x} transform={`translate(${x} 150)`}>
          {[-50, -25, 0, 25, 50].map((turn) => (
            <path
              key={turn}
              d={petal(20, 8)}
              fill="var(--metal)"
              opacity={turn === 0 ? 1 : 0.75}
              transform={`rotate(${turn})`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
