import { Badge } from "@/components/ui/badge";

/** Whether somebody has proven that this reaches them. */
export function ReachState({ confirmed }: { confirmed: boolean }) {
  return <Badge tone={confirmed ? "good" : "warn"}>{confirmed ? "Confirmed" : "Not confirmed yet"}</Badge>;
}
