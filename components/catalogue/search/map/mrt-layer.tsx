import type { CSSProperties } from "react";
import { STATIONS } from "@/lib/place/mrt";
import { MRT_LINES, type MrtLine } from "@/lib/place/mrt-lines";
import styles from "./mrt-layer.module.css";
import { project, thread } from "./projection";

const placeOf = new Map(
  STATIONS.map(({ name, longitude, latitude }) => [name, [longitude, latitude] as const]),
);
const linesAt = (name: string) =>
  MRT_LINES.filter(({ tracks }) => tracks.some((names) => names.includes(name)));

function pathOf({ tracks }: MrtLine): string {
  const placesOf = (names: readonly string[]) =>
    names.map((name) => placeOf.get(name)).filter((place) => place !== undefined);
  return tracks.map((names) => thread(placesOf(names))).join("");
}

/** The MRT lines and stations, drawn once the map is interactive, so that they don't add to the page's HTML. */
export function MrtLayer() {
  return (
    <>
      {MRT_LINES.map((line) => (
        <path key={line.code} className={styles.line} stroke={line.colour} d={pathOf(line)} />
      ))}
      <g className={styles.stations}>
        {[...placeOf].map(([name, at]) => {
          const { x, y } = project(...at);
          const [first, ...others] = linesAt(name);
          const change = others.length > 0;
          return (
            <g key={name} transform={`translate(${x} ${y})`} data-change={change || undefined}>
              <g className={styles.station}>
                <circle r={change ? 4 : 2.75} stroke={change ? "#3a2b27" : first?.colour} />
                <text className={styles.name} y={-9}>
                  {name}
                </text>
              </g>
            </g>
          );
        })}
      </g>
    </>
  );
}

/** The line codes in their colours. */
export function MrtLegend() {
  return MRT_LINES.map(({ code, name, colour }) => (
    <li key={code} className={styles.code} style={{ "--line": colour } as CSSProperties}>
      <abbr title={name}>{code}</abbr>
    </li>
  ));
}
