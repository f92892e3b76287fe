import { ButtonLink } from "@/components/ui/action/button";
import { ASK_VENDORS_MAX, askHref } from "@/contracts/ask-href";

/** Leads to asking these vendors, or as many of them as can be asked at once, for offers. */
export function AskLink({ vendors }: { vendors: readonly { id: string }[] }) {
  const asked = vendors.slice(0, ASK_VENDORS_MAX);
  if (asked.length === 0) return null;
  return (
    <ButtonLink size="sm" variant="secondary" href={askHref(asked.map(({ id }) => id))}>
      {asked.length === 1 ? "Ask for an offer" : `Ask ${asked.length} vendors for offers`}
    </ButtonLink>
  );
}
