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
                <figcaption className={styles.note}>{room.name}</figcaption>
              </figure>
            ))
          : null}
        <dl className={styles.lines}>
          {section.lines.map((line) => (
            <Line key={line.key} line={line} isHead={line.key.startsWith("table:")} />
          ))}
        </dl>
      </DetailSection>
    ),
  );
}

function Line({ line: { label, value, mark, before }, isHead }: { line: BeoLine; isHead: boolean }) {
  return (
    <div className={styles.line} data-mark={mark} data-head={isHead || undefined}>
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
