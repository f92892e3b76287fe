import { petal, turns } from "./geometry";

const SIDE = 60;
const TILES = [0, 1, 2, 3, 4, 5].flatMap((column) => [0, 1, 2].map((row) => ({ column, row })));

function Tile({ odd }: { odd: boolean }) {
  const [flower, leaf] = odd ? ["var(--rose)", "var(--leaf)"] : ["var(--leaf)", "var(--rose)"];
  return (
    <>
      <rect x="1" y="1" width="58" height="58" rx="2" fill={odd ? "var(--tile)" : "var(--paper)"} />
      <rect x="4.5" y="4.5" width="51" height="51" fill="none" stroke={leaf} strokeWidth="1.2" />
      <g transform="translate(30 30)">
        {turns(4, 45).map((turn) => (
          <g key={turn} transform={`rotate(${turn}) translate(0 -34)`}>
            <circle r="8" fill={leaf} />
            <circle r="3.5" fill="var(--metal)" />
          </g>
        ))}
        {turns(4).map((turn) => (
          <path key={turn} d={petal(23, 13)} fill={flower} transform={`rotate(${turn})`} />
        ))}
        {turns(4, 45).map((turn) => (
          <path key={turn} d={petal(18, 8)} fill={leaf} transform={`rotate(${turn})`} />
        ))}
        <circle r="6" fill="var(--metal)" />
        <circle r="2.6" fill={flower} />
      </g>
    </>
  );
}

/** Three rows of glazed tiles, as on the front of a shophouse in Joo Chiat. */
export function PeranakanArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 170" aria-hidden="true">
      <defs>
        <clipPath id="peranakan-edge">
          <rect width="360" height="168" />
        </clipPath>
      </defs>
      <g clipPath="url(#peranakan-edge)">
        {TILES.map(({ column, row }) => (
          <g key={`${column}-${row}`} transform={`translate(${column * SIDE} ${row * SIDE - 6})`}>
            <Tile odd={(column + row) % 2 === 1} />
          </g>
        ))}
      </g>
      <path d="M0 169H360" stroke="var(--metal)" strokeWidth="2" />
    </svg>
  );
}
