import { petal, scallops, turns } from "./geometry";

/** 喜, in strokes of paper. */
const JOY = "M2 6H30M16 0V12M7 12H25M6 16H26V25H6ZM11 25 9 31M21 25 23 31M0 32H32M6 37H26V48H6Z";

/** A medallion of double happiness between peonies, as if cut from paper. */
export function PaperCutArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 170" aria-hidden="true">
      {[62, 298].map((x, side) => (
        <g key={x} transform={`translate(${x} 104) scale(${side === 0 ? 1 : -1} 1)`}>
          <path d="M-58 44C-30 40 6 30 40 4" fill="none" stroke="var(--metal)" strokeWidth="2.5" />
          {[-44, -18, 26].map((at, n) => (
            <path
              key={at}
              d={petal(30, 15)}
              fill="var(--metal)"
              transform={`translate(${at} ${38 - n * 11}) rotate(${n % 2 ? 28 : 146})`}
            />
          ))}
          <path d={scallops(30, 9)} fill="var(--paper)" />
          {turns(8).map((turn) => (
            <path
              key={turn}
              d={petal(25, 12)}
              fill="none"
              stroke="var(--ground)"
              strokeWidth="1.6"
              transform={`rotate(${turn})`}
            />
          ))}
          <circle r="6" fill="var(--metal)" />
          <g transform="translate(-44 -18)">
            <path d={scallops(15, 7)} fill="var(--paper)" />
            {turns(5).map((turn) => (
              <path key={turn} d={petal(11, 7)} fill="var(--ground)" transform={`rotate(${turn})`} />
            ))}
          </g>
        </g>
      ))}
      <g transform="translate(180 86)">
        <path d={scallops(74, 28)} fill="var(--paper)" />
        <circle r="66" fill="none" stroke="var(--ground)" strokeWidth="1.5" />
        <circle r="58" fill="var(--ground)" />
        {turns(32).map((turn) => (
          <circle key={turn} cy="-62" r="1.6" fill="var(--ground)" transform={`rotate(${turn})`} />
        ))}
        <g fill="none" stroke="var(--metal)" strokeWidth="4.4" transform="translate(-39 -27) scale(1.13)">
          <path d={JOY} />
          <path d={JOY} transform="translate(37 0)" />
          <path d="M30 6H40M30 32H40" />
        </g>
      </g>
    </svg>
  );
}
