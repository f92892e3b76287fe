import { HEART } from "@/components/ui/media/list-drawings";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

export function NoShortlist({ headingLevel = "h2" }: { headingLevel?: "h2" | "h3" }) {
  return (
    <EmptyState
      drawing={HEART}
      headingLevel={headingLevel}
      title="No shortlisted vendors yet"
      action={<ButtonLink href="/vendor">Find vendors</ButtonLink>}
    >
      Tap the heart on a vendor you like. Compare them, message them and decide together here.
    </EmptyState>
  );
}
