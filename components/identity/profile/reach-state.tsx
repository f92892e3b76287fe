import { Badge } from "@/components/ui/feedback/badge";

export function ReachState({ confirmed }: { confirmed: boolean }) {
  return <Badge tone={confirmed ? "good" : "warn"}>{confirmed ? "Confirmed" : "Not confirmed yet"}</Badge>;
}
