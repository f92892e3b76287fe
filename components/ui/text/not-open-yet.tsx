import { Alert } from "@/components/ui/feedback/alert";
import { type Audience, notOpenYet } from "@/contracts/not-open-yet";

/** Says which parts of the page's promises cannot be used on the site yet, and what to do until then. */
export function NotOpenYet({ audience }: { audience: Audience }) {
  const parts = notOpenYet(audience);
  if (parts.length === 0) return null;
  return (
    <Alert title="Not on the site yet">
      <p>
        We’re still building {new Intl.ListFormat("en-SG", { type: "conjunction" }).format(parts)}. If you
        need one of these before it opens, <a href="/contact-us#form">write to us</a>: we’ll sort it out with
        you under the same rules.
      </p>
    </Alert>
  );
}
