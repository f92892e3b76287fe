/**
 * Lets the browser fetch a public page when the pointer rests on its link. Between public pages links are plain ones: the
 * server answers them from memory, and the router that would fetch them by script weighs more than it saves.
 */
const RULES = {
  prefetch: [
    {
      where: {
        or: [{ href_matches: "/" }, { href_matches: "/vendor\\?*" }, { href_matches: "/vendor-detail/*" }],
      },
      eagerness: "moderate",
    },
  ],
};

export function PrefetchRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }} />;
}
