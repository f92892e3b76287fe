"use client";
import { useId } from "react";
import { Button } from "@/components/ui/action/button";
import { PLAN_FEATURE_LABELS, type PlanFeature, ROOM_SIZE } from "@/contracts/planning/seating";
import { CommitField } from "./commit-field";
import styles from "./panel.module.css";

type Props = {
  feature: PlanFeature;
  onChange: (label: string, change: Partial<PlanFeature>) => void;
  onRemove: () => void;
};

/** The selected stage, door, wall or other feature. */
export function FeaturePanel({ feature, onChange, onRemove }: Props) {
  const id = useId();
  const name = PLAN_FEATURE_LABELS[feature.kind];
  const size = (what: "width" | "depth", label: string) => (
    <CommitField
      id={`${id}-${what}`}
      label={label}
      value={String(feature[what] / 100)}
      inputMode="decimal"
      maxLength={6}
      refuse={(text) => {
        const cm = Math.round(Number(text) * 100);
        return cm >= 20 && cm <= ROOM_SIZE.max ? null : `0.2 to ${ROOM_SIZE.max / 100} metres`;
      }}
      onCommit={(text) => onChange(`${name} resized`, { [what]: Math.round(Number(text) * 100) })}
    />
  );
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {name}
      </h2>
      <div className={styles.fields}>
        {size("width", "Width (m)")}
        {size("depth", "Depth (m)")}
      </div>
      <div className={styles.actions}>
        <Button variant="plain" size="sm" onClick={onRemove}>
          Delete {name.toLowerCase()}
        </Button>
      </div>
    </section>
  );
}
