import type { ReactNode } from "react";
import { RoomDrawing } from "@/components/planning/seating/plan/room-drawing";
import { DetailSection } from "@/components/ui/page/detail-section";
import type { BeoLine, BeoSection } from "@/contracts/planning/beo";
import type { SeatingRoom } from "@/contracts/planning/seating";
import styles from "./beo.module.css";

type Props = {
  sections: readonly BeoSection[];
  rooms: readonly SeatingRoom[];
  /** Replaces the run sheet, so that its entries can be ticked off. */
  times?: ReactNode;
};

/** The sections of an event order with red lines: what was added is underlined, what was removed struck through. */
export function BeoSections({ sections, rooms, times }: Props) {
  return sections.map((section) =>
    section.kind === "times" && times ? (
      <div key={section.kind}>{times}</div>
    ) : (
      <DetailSection key={section.kind} title={section.title}>
        {section.kind === "rooms"
          ? rooms.map((room) => (
              <figure key={room.id} className={styles.room}>
                <RoomDrawing room={room} />
              </figure>
            ))
          : null}
        {section.kind === "tables" ? (
          <div className={styles.tables}>
            {byTable(section.lines).map((lines) => (
              <dl key={lines[0]?.key} className={styles.lines}>
                {lines.map((line) => (
                  <Line key={line.key} line={line} isHead={isTable(line)} />
                ))}
              </dl>
            ))}
          </div>
        ) : (
          <dl className={styles.lines}>
            {section.lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </dl>
        )}
      </DetailSection>
    ),
  );
}

const isTable = ({ key }: BeoLine) => key.startsWith("table:");

/** Splits the lines at each table. */
function byTable(lines: readonly BeoLine[]): BeoLine[][] {
  const tables: BeoLine[][] = [];
  for (const line of lines) {
    const last = tables.at(-1);
    if (!last || isTable(line)) tables.push([line]);
    else last.push(line);
  }
  return tables;
}

type LineProps = { line: BeoLine; isHead?: boolean };

function Line({ line: { label, value, mark, before }, isHead = false }: LineProps) {
  return (
    <div
      className={styles.line}
      data-mark={mark}
      data-head={isHead || undefined}
      data-allergy={label.includes("Allergy: ") || undefined}
    >
      <dt>{label}</dt>
      <dd>
        {mark === "removed" ? (
          <del>
            <span className="visually-hidden">Removed: </span>
            {value}
          </del>
        ) : mark === "same" ? (
          value
        ) : (
          <ins>
            <span className="visually-hidden">{mark === "added" ? "Added: " : "Now: "}</span>
            {value}
          </ins>
        )}
        {before === null ? null : (
          <del>
            <span className="visually-hidden">Was: </span>
            {before}
          </del>
        )}
      </dd>
    </div>
  );
}
