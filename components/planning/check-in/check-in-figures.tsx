import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import { Card } from "@/components/ui/page/card";
import { Figures } from "@/components/ui/list/figures";
import type { CheckInOverview } from "@/contracts/planning/check-in";
import styles from "./check-in.module.css";

/** How many guests have arrived, as reported by phones at the door. */
export function CheckInFigures({ data }: { data: CheckInOverview }) {
  const { expected, arrived, walkIns, parties } = data;
  const figures = [
    ["Here", `${arrived} of ${expected}`],
    ["Walk-ins", String(walkIns)],
    ["In the room", String(arrived + walkIns)],
    ["Complete parties", `${parties.here} of ${parties.expected}`],
    ["Part of the party here", String(parties.partly)],
  ] as const;
  return (
    <Card as="section" aria-label="Live count" className={styles.live ?? ""}>
      <Figures figures={figures} isLive />
      <ProgressBar
        label="Guests here"
        value={expected > 0 ? Math.min(100, (arrived / expected) * 100) : 0}
        valueText={`${arrived} of ${expected}`}
      />
    </Card>
  );
}
