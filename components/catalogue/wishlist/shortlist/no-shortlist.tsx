import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

export function NoShortlist({ headingLevel = "h2" }: { headingLevel?: "h2" | "h3" }) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title="No vendor shortlisted yet"
      action={<ButtonLink href="/vendor">Find vendors</ButtonLink>}
    >
      Press the heart of a vendor you like. Here you then compare them, write to them and decide together.
    </EmptyState>
  );
}
